import { isError, isPending, isSuccess } from '@hookloom/react';
import { useWatchPetsStream } from '../hookloom/shelter';

export function PetEvents({ shelter }: { shelter: string }) {
  const [state, watch, stop] = useWatchPetsStream({
    key: shelter,
    clearOnUnmount: true,
    query: { shelter },
    maxEvents: 100,
  });
  const events = isSuccess(state)
    ? state.data
    : isPending(state) || isError(state)
      ? state.events
      : [];

  return (
    <section>
      {isPending(state) ? (
        <button onClick={stop}>Stop</button>
      ) : (
        <button onClick={() => void watch()}>Watch</button>
      )}
      <ul>
        {events.map(({ petId, status }, index) => (
          <li key={index}>
            Pet {petId} {status}
          </li>
        ))}
      </ul>
      {isError(state) && <p role="alert">The connection was lost.</p>}
    </section>
  );
}
