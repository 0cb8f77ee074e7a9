import { useState } from 'react';
import { HookloomError } from '@hookloom/react';
import { useDeletePetAsync } from '../hookloom/petstore';

interface DeletePetProps {
  petId: number;
  navigate: (to: string) => void;
}

export function DeletePet({ petId, navigate }: DeletePetProps) {
  const [call] = useDeletePetAsync();
  const [problem, setProblem] = useState<string>();

  async function remove() {
    setProblem(undefined);
    try {
      await call({ path: { petId } });
      navigate('/pets');
    } catch (cause) {
      if (!(cause instanceof HookloomError)) throw cause;
      const { error } = cause;
      const gone = error.kind === 'http' && error.status === 404;
      setProblem(gone ? 'This pet is gone already.' : cause.message);
    }
  }

  return (
    <>
      <button onClick={() => void remove()}>Delete</button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
