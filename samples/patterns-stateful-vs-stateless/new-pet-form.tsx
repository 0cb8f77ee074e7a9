import { useState } from 'react';
import { HookloomError } from '@hookloom/react';
import { useAddPetAsync } from '../hookloom/petstore';

export function NewPetForm({ navigate }: { navigate: (to: string) => void }) {
  const [call] = useAddPetAsync();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(form: FormData) {
    const name = String(form.get('name'));
    setBusy(true);
    setProblem('');
    try {
      const pet = await call({ body: { name, photoUrls: [] } });
      navigate(`/pets/${pet.id}`);
    } catch (cause) {
      if (!(cause instanceof HookloomError)) throw cause;
      setProblem(cause.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      <label>
        Name <input name="name" />
      </label>
      <button disabled={busy}>Add</button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  );
}
