import { useCallback, useSyncExternalStore } from 'react';
import { formatRoute, parseRoute, type Route } from '../routes.ts';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The route in the URL, and a function that changes it: a new entry in the history, unless `replaces`. */
export function useRoute(): [route: Route, go: (change: Partial<Route>, replaces?: boolean) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const go = useCallback((change: Partial<Route>, replaces = false) => {
    const next = formatRoute({ ...parseRoute(window.location.hash), ...change });
    if (next === window.location.hash) return;
    if (!replaces) window.location.hash = next;
    else {
      window.history.replaceState(null, '', next);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    }
  }, []);
  return [parseRoute(hash), go];
}
