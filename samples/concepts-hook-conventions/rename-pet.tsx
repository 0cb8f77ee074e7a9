import { useState } from 'react';
import { isPending } from '@hookloom/react';
import { useUpdatePet, type Pet } from '../hookloom/petstore';

export function RenamePet({ pet }: { pet: Pet }) {
  const [name, setName] = useState(pet.name);
  const [state, execute] = useUpdatePet({
    key: `rename-${pet.id}`,
    clearOnUnmount: true,
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void execute({ body: { ...pet, name } });
      }}
    >
      <label>
        Name{' '}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button disabled={isPending(state)}>Save</button>
      {state.state === 'error' && (
        <p role="alert">Not saved: {state.error.kind}</p>
      )}
    </form>
  );
}
