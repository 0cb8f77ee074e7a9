import type { InFlight } from './call.js';
import { HookloomError } from './hookloom-error.js';
import { INIT, type ExecuteResult, type NetworkState } from './network-state.js';
import type { ParsedResponse, ReportProgress } from './read-response.js';
import { callEach } from './call-each.js';

type State = NetworkState<unknown>;
type Result = ExecuteResult<unknown>;

/** A mounted reader with `fetchOnMount` or `clearOnUnmount`, by the options of its last commit. */
type Owner = { readonly current: { readonly clearOnUnmount?: boolean | undefined } };

type Slot = {
  state: State;
  readonly readers: Set<() => void>;
  readonly owners: Set<Owner>;
  /** One of the owners, there or gone, asked for the slot to be cleared. */
  clearAsked?: boolean;
  /** The call in flight, and the request it was made with. */
  inFlight?: InFlight | undefined;
  request?: string | undefined;
  /** The data of the last success and, of a stream, the events so far, for the states after it. */
  kept?: { previousData?: unknown; events?: readonly unknown[] } | undefined;
};

/** Holds the slots. Give one to several providers to share it, or read it in a test. */
export type Store = {
  /**
   * The state of a slot, without a component; `init` where nobody has called.
   *
   * @param source - the id of the source: `petstore`.
   * @param operation - the name in the generated code: `getPetById`; of a download, `getPetPhoto:download`.
   * @param key - that of the hooks; `'default'` unless given.
   */
  getState(source: string, operation: string, key?: string): NetworkState<unknown>;
  /** @internal */
  readonly slots: Map<string, Slot>;
};

export const slotId = (source: string, operation: string, key = 'default') => `${source} ${operation} ${key}`;

export const readSlot = (store: Store, id: string): State => store.slots.get(id)?.state ?? INIT;

/** Makes a store, to share it between providers or to read it; a provider makes its own where none is given. */
export function createStore(): Store {
  const store: Store = { slots: new Map(), getState: (...slot) => readSlot(store, slotId(...slot)) };
  return store;
}

function openSlot({ slots }: Store, id: string): Slot {
  const slot = slots.get(id) ?? {
    state: INIT,
    readers: new Set(),
    owners: new Set(),
  };
  slots.set(id, slot);
  return slot;
}

function prune({ slots }: Store, id: string): void {
  const slot = slots.get(id);
  if (slot?.state === INIT && !slot.readers.size && !slot.owners.size) slots.delete(id);
}

export function change(slot: Slot, state: State): void {
  slot.state = state;
  callEach(slot.readers);
}

export function subscribe(store: Store, id: string, reader: () => void): () => void {
  const { readers } = openSlot(store, id);
  readers.add(reader);
  return () => {
    readers.delete(reader);
    prune(store, id);
  };
}

/** Aborts what is in flight and returns the slot to `init`. */
export function clear(store: Store, id: string): void {
  const slot = openSlot(store, id);
  callEach(slot.inFlight);
  slot.inFlight = slot.request = slot.kept = undefined;
  if (slot.state !== INIT) change(slot, INIT);
  prune(store, id);
}

/**
 * Makes an owner of the slot until the returned function is called.
 *
 * Whether it has left, and was the last, is decided after React's cleanup: StrictMode and a remount in the same commit
 * leave and come back at once.
 */
export function addOwner(store: Store, id: string, owner: Owner): () => void {
  const slot = openSlot(store, id);
  const { owners } = slot;
  owners.add(owner);
  return () => {
    owners.delete(owner);
    queueMicrotask(() => {
      if (owners.has(owner)) return;
      if (owner.current.clearOnUnmount) slot.clearAsked = true;
      if (owners.size || store.slots.get(id) !== slot) return;
      if (slot.clearAsked) clear(store, id);
      slot.clearAsked = false;
      prune(store, id);
    });
  };
}

export const isInFlight = (store: Store, id: string, request: string) =>
  store.slots.get(id)?.request === request;

/** Starts a call in the slot, in place of the one in flight; resolves with how it ended, never rejects. */
export function start(
  store: Store,
  id: string,
  request: string,
  run: (inFlight: InFlight, report: ReportProgress) => Promise<ParsedResponse>,
): Promise<Result> {
  const slot = openSlot(store, id);
  const inFlight: InFlight = new Set();
  callEach(slot.inFlight);
  slot.inFlight = inFlight;
  slot.request = request;
  change(slot, { state: 'pending', ...slot.kept });

  const isCurrent = () => slot.inFlight === inFlight;
  const settle = (state: Result & State, kept = slot.kept): Result => {
    if (!isCurrent()) return { state: 'aborted' };
    slot.inFlight = slot.request = undefined;
    slot.kept = kept;
    change(slot, state);
    return state;
  };
  return run(inFlight, (progress) => {
    if (isCurrent()) change(slot, { state: 'pending', progress, ...slot.kept });
  }).then(
    ({ data, status, headers }) =>
      settle({ state: 'success', data, status, headers }, { previousData: data }),
    (cause: unknown) => {
      if (cause instanceof HookloomError) return settle({ state: 'error', error: cause.error, ...slot.kept });
      if (isCurrent()) clear(store, id);
      return { state: 'aborted' };
    },
  );
}
