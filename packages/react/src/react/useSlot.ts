import { useMemo, useSyncExternalStore } from 'react';
import { INIT } from '../core/network-state.js';
import { clear, readSlot, subscribe, type Store } from '../core/store.js';

const readOnServer = () => INIT;

/** Reads a slot; the component renders again when this slot changes, and when no other does. */
export function useSlot(store: Store, id: string) {
  // Stable functions: React runs an effect, and visits all siblings, after a render with another `getSnapshot`.
  const slot = useMemo(
    () => ({
      subscribe: (reader: () => void) => subscribe(store, id, reader),
      read: () => readSlot(store, id),
      clear: () => clear(store, id),
    }),
    [store, id],
  );
  return [useSyncExternalStore(slot.subscribe, slot.read, readOnServer), slot.clear] as const;
}
