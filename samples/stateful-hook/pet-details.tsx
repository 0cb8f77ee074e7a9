import { useState } from 'react';
import { isPending, isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetDetails({ petId }: { petId: number }) {
  const [open, setOpen] = useState(false);
  // highlight-next-line
  const [state] = useGetPetById({
    key: `details-${petId}`,
    fetchOnMount: open,
    path: { petId },
  });

  return (
    <section>
      <button onClick={() => setOpen(true)}>Details</button>
      {isPending(state) && <p>Loading…</p>}
      {isSuccess(state) && <p>{state.data.photoUrls.length} photos</p>}
    </section>
  );
}
