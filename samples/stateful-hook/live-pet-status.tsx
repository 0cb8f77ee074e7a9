import { useEffect } from 'react';
import { isPending, isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function LivePetStatus({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    key: `live-${petId}`,
    fetchOnMount: true,
    clearOnUnmount: true,
    path: { petId },
  });

  useEffect(() => {
    if (!isSuccess(state)) return undefined;
    const timer = setTimeout(() => void execute(), 5000);
    return () => clearTimeout(timer);
  }, [state, execute]);

  const pet = isSuccess(state)
    ? state.data
    : isPending(state)
      ? state.previousData
      : undefined;
  return <output>{pet?.status ?? 'unknown'}</output>;
}
