import { HookloomProvider as Provider } from '@hookloom/react';
import { useFindPetsByStatus } from '@generated/home/default/client/petstore';
import { PetList } from '@generated/home/default/pet-list';
import { useMemo, useState, type ReactNode } from 'react';
import { createMockServer } from './mock-server';
import { useReveal } from './useReveal';

function RunningList(): ReactNode {
  const [pets] = useFindPetsByStatus();
  const [hasLoaded, setLoaded] = useState(false);
  const part = useReveal<HTMLDivElement>(hasLoaded);

  if (pets.state === 'success' && !hasLoaded) setLoaded(true);

  return (
    <div ref={part} hidden={!hasLoaded}>
      <PetList />
    </div>
  );
}

/** The sample's component with its generated hook, on the runtime, against a mock server. */
export default function LiveList(): ReactNode {
  const [server] = useState(createMockServer);
  const configs = useMemo(() => ({ petstore: { fetch: server.fetch } }), [server]);
  return (
    <Provider configs={configs}>
      <RunningList />
    </Provider>
  );
}
