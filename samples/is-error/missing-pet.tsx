import { isError } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function MissingPet({ petId }: { petId: number }) {
  const [state] = useGetPetById({ fetchOnMount: true, path: { petId } });

  if (!isError(state) || state.error.kind !== 'http') return null;

  const { error } = state;
  // highlight-next-line
  if (error.documented) {
    return (
      <p role="alert">
        {error.body.message} ({error.body.code})
      </p>
    );
  }
  return <p role="alert">The server returned {error.status}.</p>;
}
