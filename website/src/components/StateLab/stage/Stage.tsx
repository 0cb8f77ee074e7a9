import { HookloomProvider as Provider } from '@hookloom/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Reader } from '../core/scenario';
import type { Session } from '../core/session';
import PetReader from './PetReader';

interface Props {
  readonly session: Session;
  readonly readers: readonly Reader[];
  /** Draws a component of the scenario. Without output, it isn't mounted. */
  readonly frame: (reader: Reader, output: ReactNode) => ReactNode;
}

/** The app of a scenario: a provider with the network of the session, and the mounted components. */
export default function Stage({ session, readers, frame }: Props): ReactNode {
  const { mounted, store, generation } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const outputOf = (reader: Reader) => {
    const found = mounted.find((each) => each.reader === reader);
    return found && <PetReader key={found.instance} reader={reader} session={session} />;
  };
  return (
    <Provider key={generation} store={store} configs={{ petstore: { fetch: session.fetch } }}>
      {readers.map((reader) => frame(reader, outputOf(reader)))}
    </Provider>
  );
}
