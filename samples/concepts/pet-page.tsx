import { isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetPage({ petId }: { petId: number }) {
  const [state] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  return (
    <main>
      <PetTitle />
      {state.state === 'error' && (
        <p role="alert">The pet could not be loaded ({state.error.kind}).</p>
      )}
    </main>
  );
}

function PetTitle() {
  const [state] = useGetPetById();
  return <h1>{isSuccess(state) ? state.data.name : 'Pet'}</h1>;
}
