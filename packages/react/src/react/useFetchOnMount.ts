import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isInFlight, type Store } from '../core/store.js';

// React 18 warns of layout effects on the server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Executes before the browser paints when the request becomes another one, or joins a call that is the same.
 *
 * @param request - its key; false asks for nothing.
 * @param execute - changes with the slot.
 */
export function useFetchOnMount(
  store: Store,
  id: string,
  request: string | false | undefined,
  execute: () => unknown,
): void {
  const [, render] = useState({});
  const asked = useRef<unknown[]>([]);

  useBrowserLayoutEffect(() => {
    const [lastRequest, lastExecute] = asked.current;
    // Suspense runs layout effects again when it shows what it had hidden; that is no mount.
    if (lastRequest === request && lastExecute === execute) return;
    asked.current = [request, execute];
    if (!request) return;
    if (!isInFlight(store, id, request)) execute();
    // A render from here is synchronous, and flushes the passive effects first: all readers see `pending` before the
    // paint, StrictMode's second mount meets the call in flight, and this owner is there before another one's leaving
    // is decided.
    render({});
  }, [store, id, request, execute]);

  useEffect(
    () => () => {
      asked.current = [];
    },
    [],
  );
}
