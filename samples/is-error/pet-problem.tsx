import type { ReactElement } from 'react';
import { isError } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetProblem({ petId }: { petId: number }): ReactElement {
  const [state, execute] = useGetPetById({
    fetchOnMount: true,
    path: { petId },
  });

  if (!isError(state)) return <p>No problem so far.</p>;

  const { error } = state;
  switch (error.kind) {
    case 'http':
      return (
        <p role="alert">
          {error.status === 404
            ? 'There is no such pet.'
            : `HTTP ${error.status}`}
        </p>
      );
    case 'network':
      return (
        <button onClick={() => void execute()}>
          {error.reason}: try again
        </button>
      );
    case 'request-validation':
      return (
        <p role="alert">
          Not sent: {error.issues.map((issue) => issue.message).join(', ')}
        </p>
      );
    case 'response-validation':
      return (
        <p role="alert">
          The response ({error.status}) has an unexpected form.
        </p>
      );
    case 'config':
      return <p role="alert">{error.message}</p>;
  }
}
