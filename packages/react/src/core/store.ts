import type { InFlight } from './call.js';
import { HookloomError } from './hookloom-error.js';
import { INIT, type ExecuteResult, type NetworkState } from './network-state.js';
import type { ParsedResponse, ReportProgress } from './read-response.js';
import { callEach } from './call-each.js';
import { toCallRejection } from './to-call-rejection.js';

type State = NetworkState<unknown>;
type Result = ExecuteResult<unknown>;

/** The latest options of a mounted reader with `fetchOnMount` or `clearOnUnmount`. */
type Owner = { readonly current: { readonly clearOnUnmount?: boolean | undefined } };

type Slot = {
  state: State;
  readonly readers: Set<() => void>;
  readonly owners: Set<Owner>;
  /** Whether any owner, mounted or unmounted, has `clearOnUnmount`. */
  clearAsked?: boolean;
  /** The call in flight, and the key of its request. */
  inFlight?: InFlight | undefined;
  request?: string | undefined;
  /** What later states keep: the data of the last success and the events of a stream. */
  kept?: { previousData?: unknown; events?: readonly unknown[] } | undefined;
};

/** Contains the slots. Pass one to several providers to share it, or read it in a test. */
export type Store = {
  /**
   * Returns the state of a slot outside React.
   *
   * @param source - the id of the source, such as `petstore`.
   * @param operation - the operation's name in generated code, such as `getPetById`. For a download hook, add `:download`,
   *   and for a stream, `:stream`.
   * @param key - the key of the hooks, `'default'` by default.
   * @returns the state, `init` if there was no call.
   */
  getState(source: string, operation: string, key?: string): NetworkState<unknown>;
  /** @internal */
  readonly slots: Map<string, Slot>;
  /** @internal The abort functions of the open streams. */
  readonly streams: Set<() => void>;
};

export const slotId = (source: string, operation: string, key = 'default') => `${source} ${operation} ${key}`;

export const readSlot = (store: Store, id: string): State => store.slots.get(id)?.state ?? INIT;

/**
 * Creates a store, to share between providers or to read outside React. Without one, a provider creates its own.
 *
 * @returns an empty store.
 */
export function createStore(): Store {
  const store: Store = {
    slots: new Map(),
    streams: new Set(),
    getState: (...slot) => readSlot(store, slotId(...slot)),
  };
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

/** Aborts the call in flight and resets the slot to `init`. */
export function clear(store: Store, id: string): void {
  const slot = openSlot(store, id);
  callEach(slot.inFlight);
  slot.inFlight = slot.request = slot.kept = undefined;
  if (slot.state !== INIT) change(slot, INIT);
  prune(store, id);
}

/**
 * Adds an owner to the slot, and returns a function that removes it.
 *
 * The slot is cleared in a microtask, because StrictMode and a remount in the same commit remove an owner and add it again.
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

/**
 * Starts a call in the slot and aborts the one in flight. Resolves with the result, and never rejects.
 *
 * @param kept - what the states of this call have in addition to the data of the last success.
 */
export function start(
  store: Store,
  id: string,
  request: string,
  run: (inFlight: InFlight, report: ReportProgress) => Promise<ParsedResponse>,
  kept?: Slot['kept'],
): Promise<Result> {
  const slot = openSlot(store, id);
  const inFlight: InFlight = new Set();
  callEach(slot.inFlight);
  slot.inFlight = inFlight;
  slot.request = request;
  slot.kept = { ...slot.kept, ...kept };
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
      const failure = toCallRejection(cause);
      if (failure instanceof HookloomError)
        return settle({ state: 'error', error: failure.error, ...slot.kept });
      if (isCurrent()) clear(store, id);
      return { state: 'aborted' };
    },
  );
}
