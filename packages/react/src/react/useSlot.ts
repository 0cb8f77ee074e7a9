import { useCallback, useSyncExternalStore } from 'react';
import { INIT } from '../core/network-state.js';
import { clear, readSlot, subscribe, type Store } from '../core/store.js';

const readOnServer = () => INIT;

/** Reads a slot; the component renders again when this slot changes, and when no other does. */
export function useSlot(store: Store, id: string) {
  const state = useSyncExternalStore(
    useCallback((reader: () => void) => subscribe(store, id, reader), [store, id]),
    () => readSlot(store, id),
    readOnServer,
  );
  return [state, useCallback(() => clear(store, id), [store, id])] as const;
}
