import { isSuccess } from '@hookloom/react';
import { useUpdatePet, type Pet } from '../hookloom/petstore';

export function LeakingRename({ pet }: { pet: Pet }) {
  const [state, execute] = useUpdatePet();

  return (
    <>
      <button onClick={() => void execute({ body: { ...pet, name: 'Rex' } })}>
        Call it Rex
      </button>
      {isSuccess(state) && <p role="status">Saved {state.data.name}</p>}
    </>
  );
}
