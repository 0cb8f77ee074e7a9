import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 51.99rem)');

const subscribe = (onChange: () => void) => {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether there is only room for one pane. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
