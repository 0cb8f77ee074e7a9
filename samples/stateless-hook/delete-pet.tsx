import { useState } from 'react';
import { HookloomError } from '@hookloom/react';
import { useDeletePetAsync } from '../hookloom/petstore';

export function DeletePet({
  petId,
  onDeleted,
}: {
  petId: number;
  onDeleted: () => void;
}) {
  const [deletePet] = useDeletePetAsync();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function remove() {
    setBusy(true);
    setProblem(undefined);
    try {
      await deletePet({ path: { petId } });
      onDeleted();
    } catch (reason) {
      if (!(reason instanceof HookloomError)) throw reason;
      setProblem(
        reason.error.kind === 'http'
          ? `Refused with ${reason.error.status}.`
          : 'No response.',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button disabled={busy} onClick={() => void remove()}>
        Delete
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
