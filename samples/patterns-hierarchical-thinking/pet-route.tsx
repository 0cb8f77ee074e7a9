import { isError, isPending, isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

const slotOf = (petId: number) => `pet-${petId}`;

export function PetRoute({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    key: slotOf(petId),
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  if (isError(state))
    return <button onClick={() => void execute()}>Load again</button>;
  return (
    <>
      <PetHeader petId={petId} />
      <PetPhotos petId={petId} />
    </>
  );
}

function PetHeader({ petId }: { petId: number }) {
  const [state] = useGetPetById({ key: slotOf(petId) });
  return (
    <h1 aria-busy={isPending(state)}>
      {isSuccess(state) ? state.data.name : 'Pet'}
    </h1>
  );
}

function PetPhotos({ petId }: { petId: number }) {
  const [state] = useGetPetById({ key: slotOf(petId) });
  if (!isSuccess(state)) return null;
  return (
    <ul>
      {state.data.photoUrls.map((url) => (
        <li key={url}>
          <img src={url} alt={state.data.name} />
        </li>
      ))}
    </ul>
  );
}
