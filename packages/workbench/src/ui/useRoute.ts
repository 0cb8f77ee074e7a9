import { useCallback, useSyncExternalStore } from 'react';
import { formatRoute, parseRoute, type Route } from '../routes.ts';
import type { Place } from './places.ts';

/** The route in a place, and a function that changes it: a new entry in the history, unless `replaces`. */
export function useRoute(
  place: Place,
): [route: Route, go: (change: Partial<Route>, replaces?: boolean) => void] {
  const hash = useSyncExternalStore(place.subscribe, place.read, () => '');
  const go = useCallback(
    (change: Partial<Route>, replaces = false) => {
      const next = formatRoute({ ...parseRoute(place.read()), ...change });
      if (next !== place.read()) place.write(next, replaces);
    },
    [place],
  );
  return [parseRoute(hash), go];
}
