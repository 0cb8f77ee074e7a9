import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Reply, Scenario } from '../core/scenario';
import { createSession, type Session, type Snapshot } from '../core/session';

interface Run {
  readonly session: Session | undefined;
  readonly snapshot: Snapshot | undefined;
  /** Starts a session, and ends the one before it. Its components are rendered when this returns. */
  readonly open: (scenario: Scenario, reply: Reply) => Session;
  /** Ends the session. */
  readonly close: () => void;
}

const listenToNothing = () => () => undefined;
const getNothing = () => undefined;

/** The session that runs, if any. It ends when the component unmounts. */
export function useSession(): Run {
  const [session, setSession] = useState<Session>();
  const getSnapshot = session?.getSnapshot ?? getNothing;
  const snapshot = useSyncExternalStore(session?.subscribe ?? listenToNothing, getSnapshot, getNothing);

  useEffect(() => () => session?.close(), [session]);

  const open = useCallback((scenario: Scenario, reply: Reply) => {
    const opened = createSession(scenario, { commit: flushSync, reply });
    flushSync(() => setSession(opened));
    return opened;
  }, []);
  const close = useCallback(() => setSession(undefined), []);
  return { session, snapshot, open, close };
}
