import { HookloomProvider as Provider } from '@hookloom/react';
import { useGetPetById } from '@generated/home/default/client/petstore';
import { PetCard } from '@generated/home/default/pet-card';
import { useMemo, useState, type ReactNode } from 'react';
import CardView, { type CardState } from '../Loom/CardView';
import { createMockServer, type Mode, type MockServer } from './mock-server';
import styles from '../styles.module.css';
import { useReveal } from './useReveal';

type Pet = ReturnType<typeof useGetPetById>[0];

function toCardState(pet: Pet): CardState {
  if (pet.state === 'error') return pet.error.kind === 'http' ? 'error 404' : 'error';
  return pet.state === 'success' ? 'success' : 'pending';
}

function RunningCard({ server }: { readonly server: MockServer }): ReactNode {
  const [petId, setPetId] = useState(1);
  const [mode, setMode] = useState<Mode>('fast');
  // The card's slot: the component renders the same state.
  const [pet, execute] = useGetPetById({ path: { petId } });
  const [hasLoaded, setLoaded] = useState(false);
  const part = useReveal<HTMLDivElement>(hasLoaded);

  if (pet.state === 'success' && !hasLoaded) setLoaded(true);

  function changeMode(next: Mode) {
    server.setMode(next);
    setMode(next);
    // After an error, the card has its own button.
    if (pet.state !== 'error') void execute();
  }

  return (
    <div ref={part} hidden={!hasLoaded}>
      <CardView state={toCardState(pet)} petId={petId} mode={mode} onPetId={setPetId} onMode={changeMode}>
        <div>
          <PetCard petId={petId} />
        </div>
      </CardView>
      <p className={styles.hidden} role="status">
        {pet.state}
      </p>
    </div>
  );
}

/** The sample's component with its generated hook, on the runtime, against a mock server. */
export default function LiveCard(): ReactNode {
  const [server] = useState(createMockServer);
  const configs = useMemo(() => ({ petstore: { fetch: server.fetch } }), [server]);
  return (
    <Provider configs={configs}>
      <RunningCard server={server} />
    </Provider>
  );
}
