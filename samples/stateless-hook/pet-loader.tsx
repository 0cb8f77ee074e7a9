import { useRef, useState } from 'react';
import { useGetPetByIdAsync, type Pet } from '../hookloom/petstore';

export function PetLoader({ petIds }: { petIds: readonly number[] }) {
  const [call, abort] = useGetPetByIdAsync();
  const [pets, setPets] = useState<readonly Pet[]>([]);
  const [failed, setFailed] = useState(false);
  const controllers = useRef(new Map<number, AbortController>());

  async function load(petId: number) {
    const controller = new AbortController();
    controllers.current.set(petId, controller);
    setFailed(false);
    try {
      const pet = await call(
        { path: { petId } },
        { signal: controller.signal },
      );
      setPets((loaded) => [...loaded.filter(({ id }) => id !== pet.id), pet]);
    } catch (reason) {
      const aborted =
        reason instanceof DOMException && reason.name === 'AbortError';
      if (!aborted) setFailed(true);
    }
  }

  return (
    <section>
      {petIds.map((petId) => (
        <p key={petId}>
          <button onClick={() => void load(petId)}>Load {petId}</button>
          <button onClick={() => controllers.current.get(petId)?.abort()}>
            Cancel {petId}
          </button>
        </p>
      ))}
      <button onClick={abort}>Cancel all</button>
      {failed && <p role="alert">The last pet could not be loaded.</p>}
      <ul>
        {pets.map((pet) => (
          <li key={pet.id}>{pet.name}</li>
        ))}
      </ul>
    </section>
  );
}
