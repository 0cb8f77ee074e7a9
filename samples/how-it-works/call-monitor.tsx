import { useGetPetById } from '../hookloom/petstore';

export function CallMonitor({ petId }: { petId: number }) {
  const [state, execute, clear] = useGetPetById({ key: 'monitor' });

  return (
    <section>
      <output>{state.state}</output>
      {state.state === 'error' && <p>{state.error.kind}</p>}
      <button type="button" onClick={() => void execute({ path: { petId } })}>
        Call
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </section>
  );
}
