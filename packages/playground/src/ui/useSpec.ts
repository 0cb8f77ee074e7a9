import { useCallback, useEffect, useState } from 'react';
import petstore from '../documents/petstore.ts';
import { clearSession, MAX_RESTORED_LENGTH, readSession, saveSession } from '../files/session.ts';
import { MAX_SPEC_LENGTH } from '../generate/generator-client.ts';
import { fromHash, hasSpec, urlIn } from '../share/link.ts';
import { messageOf } from './message-of.ts';

const SAVE_DELAY_MS = 600;

/** A message to the reader, until it is dismissed or another replaces it. */
export type Notice = { kind: 'info' | 'error'; text: string; action?: { label: string; run: () => void } };

/** The spec that the reader edits: from the link, from the last visit, or the first starting point. */
export function useSpec() {
  const [start] = useState(readStart);
  const [spec, setSpec] = useState(start.spec);
  const [notice, setNotice] = useState<Notice | undefined>();

  /** Replaces the spec, and offers the one before. */
  const open = useCallback(
    (text: string, title: string) => {
      setNotice({
        kind: 'info',
        text: `Opened ${title}.`,
        action: {
          label: 'Undo',
          run: () => {
            setSpec(spec);
            setNotice(undefined);
          },
        },
      });
      setSpec(text);
    },
    [spec],
  );

  useEffect(() => {
    const { large } = start;
    if (large === undefined) return;
    setNotice({
      kind: 'info',
      text: `Your last spec is large (${(large.length / 1_000_000).toFixed(1)} MB), so it wasn't opened.`,
      action: {
        label: 'Open it',
        run: () => {
          setSpec(large);
          setNotice(undefined);
        },
      },
    });
  }, [start]);

  useEffect(() => {
    const readHash = () => {
      const { hash, pathname, search } = window.location;
      const url = urlIn(hash);
      if (!hasSpec(hash) && url === undefined) return;
      // The spec may change from here on, and the URL must not say otherwise.
      window.history.replaceState(window.history.state, '', pathname + search);
      const reading =
        url === undefined
          ? fromHash(hash, MAX_SPEC_LENGTH)
          : import('../files/read-spec.ts').then(({ fetchSpec }) => fetchSpec(url));
      reading.then(
        (text) => {
          setSpec(text);
          setNotice({ kind: 'info', text: `Opened ${url ?? 'the spec in the link'}.` });
        },
        (error: unknown) => setNotice({ kind: 'error', text: messageOf(error) }),
      );
    };
    readHash();
    window.addEventListener('hashchange', readHash);
    return () => window.removeEventListener('hashchange', readHash);
  }, []);

  useEffect(() => {
    // What wasn't edited is not worth a restore, and must not replace a large spec that waits for one.
    if (spec === start.spec) return undefined;
    const timer = setTimeout(() => (spec === petstore ? clearSession() : saveSession(spec)), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [spec, start]);

  return { spec, setSpec, open, notice, setNotice };
}

function readStart(): { spec: string; large?: string } {
  const saved = readSession();
  if (saved === undefined || hasSpec(window.location.hash)) return { spec: petstore };
  return saved.length > MAX_RESTORED_LENGTH ? { spec: petstore, large: saved } : { spec: saved };
}
