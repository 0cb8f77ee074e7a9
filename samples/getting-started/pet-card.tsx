import { useGetPetById } from '../hookloom/petstore';

export function PetCard({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
  });

  switch (state.state) {
    case 'init':
    case 'pending':
      return <p>Loading the pet.</p>;
    case 'success':
      return (
        <article>
          <h2>{state.data.name}</h2>
          <p>{state.data.status}</p>
        </article>
      );
    case 'error':
      return (
        <div role="alert">
          <p>
            {state.error.kind === 'http' && state.error.status === 404
              ? `There is no pet ${petId}.`
              : `The pet could not be loaded (${state.error.kind}).`}
          </p>
          <button type="button" onClick={() => void execute()}>
            Try again
          </button>
        </div>
      );
  }
}
