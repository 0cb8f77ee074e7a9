'use client';

import { isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetStatus({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
  });
  return (
    <p>
      {isSuccess(state) ? state.data.status : 'Loading the status.'}{' '}
      <button onClick={() => void execute()}>Refresh</button>
    </p>
  );
}
