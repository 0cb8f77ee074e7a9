import { createStore, type NetworkState, type Store } from '@hookloom/react';
import { toSlotState, type Happening, type LabEvent } from './events';
import { createNetwork, type Network } from './network';
import { slotKeys, type Action, type Reader, type Reply, type Scenario, type Step } from './scenario';

/** A mounted component. A new instance is a new component for React. */
export interface Mounted {
  readonly reader: Reader;
  readonly instance: number;
}

export interface Handle {
  readonly execute: (pet: number) => void;
  readonly clear: () => void;
}

/** An immutable picture of a session, for `useSyncExternalStore`. */
export interface Snapshot {
  readonly now: number;
  readonly events: readonly LabEvent[];
  readonly mounted: readonly Mounted[];
  readonly store: Store;
  /** Grows with each restart, which remounts the provider. */
  readonly generation: number;
  /** How many steps of the script have happened. */
  readonly stepsDone: number;
  /** Whether the reader has acted, which ends the script. */
  readonly isFree: boolean;
  /** Whether nothing is left to happen. */
  readonly isIdle: boolean;
}

export interface Session {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** For the provider. */
  readonly fetch: Network['fetch'];
  /** Called by each component when it mounts. */
  readonly register: (reader: string, handle: Handle) => void;
  /** Called by each component when its state has changed. */
  readonly sample: () => void;
  /** Acts for the reader, at the current time. */
  readonly act: (action: Action) => Promise<void>;
  /** Replies to requests that the scenario says nothing about. */
  readonly setReply: (reply: Reply) => void;
  /** Moves the clock. Calls while one is at work do nothing. */
  readonly advance: (ms: number) => Promise<void>;
  /** Moves the clock to the next step, or to the next response. */
  readonly step: () => Promise<void>;
  readonly close: () => void;
}

export interface Options {
  /** Renders at once, as `flushSync` does. */
  readonly commit: (change: () => void) => void;
  /** The reply to requests after the scenario's own. */
  readonly reply?: Reply;
}

export const DEFAULT_REPLY: Reply = { after: 1000, status: 200 };

/** Lets promises and streams of the runtime settle. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const TASKS = 4;
/** A body may take more tasks to read on a slow machine. */
const MAX_TASKS = 200;

const INIT: NetworkState<unknown> = { state: 'init' };

/** Runs a scenario on the runtime: its components, its network and its clock. */
export function createSession(scenario: Scenario, { commit, reply = DEFAULT_REPLY }: Options): Session {
  const { readers, steps, replies } = scenario;
  const keys = slotKeys(readers);
  const listeners = new Set<() => void>();
  const handles = new Map<string, Handle>();
  const states = new Map<string, NetworkState<unknown>>();
  let script: readonly Step[] = steps;
  let ownReply = reply;
  let instances = 0;
  let tasks = 0;
  let queue = Promise.resolve();
  let isClosed = false;
  let snapshot: Snapshot = {
    ...{ now: 0, events: [], mounted: [], stepsDone: 0, generation: 0 },
    store: createStore(),
    isFree: false,
    isIdle: false,
  };

  const network = createNetwork({
    now: () => snapshot.now,
    replyTo: (request) => (snapshot.isFree ? ownReply : (replies[request - 1] ?? ownReply)),
    record,
  });
  const nextStep = () => script[snapshot.stepsDone]?.at ?? Infinity;
  const nextAt = () => Math.min(network.nextDue(), nextStep());

  function update(change: Partial<Snapshot>): void {
    snapshot = { ...snapshot, ...change };
    listeners.forEach((listener) => listener());
  }

  function record(happening: Happening): void {
    if (!isClosed) update({ events: [...snapshot.events, { at: snapshot.now, ...happening }] });
  }

  function sample(): void {
    for (const slot of keys) {
      const state = snapshot.store.getState('petstore', 'getPetById', slot);
      const last = states.get(slot) ?? INIT;
      if (state === last || (state.state === 'init' && last.state === 'init')) continue;
      states.set(slot, state);
      record({ type: 'state', slot, state: toSlotState(state) });
    }
  }

  async function settle(isDone = () => true): Promise<void> {
    for (let task = 0; task < TASKS || (task < MAX_TASKS && !isDone()); task++) {
      await nextTask();
      sample();
    }
  }

  function mount(names: readonly string[]): Mounted[] {
    return names.flatMap((name) => {
      const reader = readers.find((each) => each.name === name);
      if (!reader) throw new Error(`The scenario "${scenario.id}" has no component "${name}".`);
      record({ type: 'mount', reader: name });
      return [{ reader, instance: ++instances }];
    });
  }

  function unmount(names: readonly string[]): Mounted[] {
    names.forEach((reader) => record({ type: 'unmount', reader }));
    return snapshot.mounted.filter(({ reader }) => !names.includes(reader.name));
  }

  function restart(why: 'sign-out' | 'reload'): void {
    const names = snapshot.mounted.map(({ reader }) => reader.name);
    record({ type: 'restart', why });
    if (why === 'reload') network.abortAll();
    for (const [slot, { state }] of states)
      if (state !== 'init') record({ type: 'state', slot, state: { name: 'init' } });
    states.clear();
    const generation = snapshot.generation + 1;
    commit(() => update({ generation, store: createStore(), mounted: mount(names) }));
    network.abandonAll();
  }

  function perform(action: Action): void {
    if ('execute' in action) {
      record({ type: 'execute', reader: action.execute, pet: action.pet });
      handles.get(action.execute)?.execute(action.pet);
    } else if ('clear' in action) {
      record({ type: 'clear', reader: action.clear });
      handles.get(action.clear)?.clear();
    } else if ('restart' in action) restart(action.restart);
    else if ('mountTwice' in action) {
      const names = [action.mountTwice];
      commit(() => update({ mounted: [...snapshot.mounted, ...mount(names)] }));
      commit(() => update({ mounted: [...unmount(names), ...mount(names)] }));
    } else {
      const { mount: entering = [], unmount: leaving = [] } = action;
      commit(() => update({ mounted: [...unmount(leaving), ...mount(entering)] }));
    }
  }

  /** Reaches the next moment: responses first, then the script. */
  async function reach(at: number): Promise<void> {
    update({ now: at });
    if (network.nextDue() <= at) {
      const { length } = snapshot.events;
      network.deliver();
      const responses = snapshot.events.slice(length).filter((event) => event.type === 'response');
      const expected = responses.filter(({ isIgnored }) => !isIgnored).length;
      await settle(
        () => snapshot.events.slice(length).filter(({ type }) => type === 'state').length >= expected,
      );
    }
    while (nextStep() <= at) {
      const { act } = script[snapshot.stepsDone]!;
      update({ stepsDone: snapshot.stepsDone + 1 });
      if (act) perform(act);
      await settle();
    }
  }

  /** Does one task after the other. */
  function work(task: () => Promise<void>): Promise<void> {
    tasks++;
    queue = queue.then(async () => {
      if (!isClosed) await task();
      tasks--;
      update({ isIdle: nextAt() === Infinity });
    });
    return queue;
  }

  const moveTo = async (target: number) => {
    for (let at = nextAt(); at <= target && !isClosed; at = nextAt()) await reach(at);
    update({ now: Math.max(snapshot.now, target) });
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch: network.fetch,
    register: (reader, handle) => handles.set(reader, handle),
    sample,
    act: (action) =>
      work(async () => {
        script = [];
        update({ isFree: true });
        perform(action);
        await settle();
      }),
    setReply: (next) => {
      ownReply = next;
    },
    advance: async (ms) => (tasks ? undefined : work(() => moveTo(snapshot.now + ms))),
    step: () =>
      work(async () => {
        const at = nextStep() < Infinity ? nextStep() : network.nextDue();
        if (at < Infinity) await moveTo(at);
      }),
    close: () => {
      isClosed = true;
      network.abortAll();
      listeners.clear();
    },
  };
}
