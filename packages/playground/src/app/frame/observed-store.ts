import { createStore, type Store } from '@hookloom/react';

type Slot = { state: { state: string } };

/** A store that reports each state that a slot gets. */
export function observedStore(onState: (slot: string, state: unknown, previous: string) => void): Store {
  const store = createStore();
  const { slots } = store as { slots: Map<string, Slot> };
  const set = slots.set.bind(slots);
  slots.set = (id, slot) => {
    if (!slots.has(id)) {
      let { state } = slot;
      Object.defineProperty(slot, 'state', {
        get: () => state,
        set: (next: Slot['state']) => {
          const previous = state.state;
          state = next;
          onState(id, next, previous);
        },
      });
    }
    return set(id, slot);
  };
  return store;
}
