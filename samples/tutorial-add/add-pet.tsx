import { useState } from 'react';
import { HookloomError } from '@hookloom/react';
import {
  useAddPetAsync,
  useFindPetsByStatus,
  type PetStatus,
} from '../hookloom/petstore';

export function AddPet({ status }: { status: PetStatus }) {
  const [addPet] = useAddPetAsync();
  const [, refresh] = useFindPetsByStatus({ key: status });
  const [problem, setProblem] = useState('');

  async function add(form: HTMLFormElement) {
    const name = String(new FormData(form).get('name'));
    setProblem('');
    try {
      await addPet({ body: { name, status, photoUrls: [] } });
    } catch (cause) {
      if (!(cause instanceof HookloomError)) throw cause;
      const unnamed = cause.error.kind === 'request-validation';
      setProblem(unnamed ? 'Give the pet a name.' : 'The pet was not added.');
      return;
    }
    form.reset();
    void refresh({ query: { status } });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add(event.currentTarget);
      }}
    >
      <label>
        Name <input name="name" />
      </label>
      <button>Add</button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  );
}
