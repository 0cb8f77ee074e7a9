import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isInFlight, type Store } from '../core/store.js';

// React 18 warns about layout effects on the server: https://github.com/facebook/react/issues/14363
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Executes before the browser paints when the request has changed. Joins an identical call that is in flight.
 *
 * @param request - the key of the request, or false to send nothing.
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
    // Suspense re-runs layout effects when it shows hidden content again. That isn't a mount.
    if (lastRequest === request && lastExecute === execute) return;
    asked.current = [request, execute];
    if (!request) return;
    if (!isInFlight(store, id, request)) execute();
    // A render from a layout effect is synchronous and flushes passive effects first. So all readers show `pending` before
    // the paint, StrictMode's second mount joins the call in flight, and this owner is added before the slot of another
    // is cleared.
    render({});
  }, [store, id, request, execute]);

  useEffect(
    () => () => {
      asked.current = [];
    },
    [],
  );
}
