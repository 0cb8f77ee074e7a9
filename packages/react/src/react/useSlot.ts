import { useMemo, useSyncExternalStore } from 'react';
import { INIT } from '../core/network-state.js';
import { clear, readSlot, subscribe, type Store } from '../core/store.js';

const getServerSnapshot = () => INIT;

/** Reads a slot. The component re-renders only when this slot changes. */
export function useSlot(store: Store, id: string) {
  // Stable, because React runs an effect after each render that passes another `getSnapshot`.
  const [subscribeToSlot, getSnapshot, clearSlot] = useMemo(
    () =>
      [
        (reader: () => void) => subscribe(store, id, reader),
        () => readSlot(store, id),
        () => clear(store, id),
      ] as const,
    [store, id],
  );
  return [useSyncExternalStore(subscribeToSlot, getSnapshot, getServerSnapshot), clearSlot] as const;
}
