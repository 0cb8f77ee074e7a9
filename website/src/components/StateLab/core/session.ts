import type { Happening, LabEvent } from './events';
import { createNetwork, type Network } from './network';
import type { Action, Reply, Scenario, Step } from './scenario';
import { createStage, emptyStage, type Stage, type StageState } from './stage';
import { createTaskQueue, nextTask } from './task-queue';

/** An immutable picture of a session, for `useSyncExternalStore`. */
export interface Snapshot extends StageState {
  readonly now: number;
  readonly events: readonly LabEvent[];
  /** How many steps of the script have happened. */
  readonly stepsDone: number;
  /** Whether the reader has acted, which ends the script. */
  readonly isFree: boolean;
  /** Whether nothing is left to happen. */
  readonly isIdle: boolean;
}

export interface Session extends Pick<Stage, 'register' | 'sample'>, Pick<Network, 'fetch'> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Acts for the reader, at the current time. */
  readonly act: (action: Action) => Promise<void>;
  /** Replies to requests that the scenario says nothing about. */
  readonly setReply: (reply: Reply) => void;
  /** Moves the clock. Does nothing while something else is going on. */
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

/** How many tasks the runtime gets to react. It gets more to read a body. */
const TASKS = 4;
const MAX_TASKS = 200;

/** Runs a scenario on the runtime: its components, its network and its clock. */
export function createSession(scenario: Scenario, { commit, reply = DEFAULT_REPLY }: Options): Session {
  const listeners = new Set<() => void>();
  const queue = createTaskQueue();
  let script: readonly Step[] = scenario.steps;
  let ownReply = reply;
  let isClosed = false;
  let snapshot: Snapshot = {
    ...emptyStage(),
    ...{ now: 0, events: [], stepsDone: 0, isFree: false, isIdle: false },
  };

  function update(change: Partial<Snapshot>): void {
    snapshot = { ...snapshot, ...change };
    listeners.forEach((listener) => listener());
  }

  function record(happening: Happening): void {
    if (!isClosed) update({ events: [...snapshot.events, { at: snapshot.now, ...happening }] });
  }

  const network = createNetwork({
    now: () => snapshot.now,
    replyTo: (request) => (snapshot.isFree ? ownReply : (scenario.replies[request - 1] ?? ownReply)),
    record,
  });
  const stage = createStage({
    ...{ scenario, record },
    getState: () => snapshot,
    commit: (change) => commit(() => update(change())),
    onRestart: (why) => (why === 'reload' ? network.abortAll() : network.abandonAll()),
  });

  const nextStep = () => script[snapshot.stepsDone]?.at ?? Infinity;
  const nextAt = () => Math.min(network.nextDue(), nextStep());

  async function settle(isDone = () => true): Promise<void> {
    for (let task = 0; task < TASKS || (task < MAX_TASKS && !isDone()); task++) {
      await nextTask();
      stage.sample();
    }
  }

  async function deliver(): Promise<void> {
    const { length } = snapshot.events;
    const count = (type: LabEvent['type']) =>
      snapshot.events
        .slice(length)
        .filter((event) => event.type === type && !('isIgnored' in event && event.isIgnored));
    network.deliver();
    const expected = count('response').length;
    await settle(() => count('state').length >= expected);
  }

  /** Reaches the next moment: responses first, then the script. */
  async function reach(at: number): Promise<void> {
    update({ now: at });
    if (network.nextDue() <= at) await deliver();
    while (nextStep() <= at) {
      const { act } = script[snapshot.stepsDone]!;
      update({ stepsDone: snapshot.stepsDone + 1 });
      if (act) stage.perform(act);
      await settle();
    }
  }

  async function moveTo(target: number): Promise<void> {
    for (let at = nextAt(); at <= target && !isClosed; at = nextAt()) await reach(at);
    update({ now: Math.max(snapshot.now, target) });
  }

  const work = (task: () => Promise<void>) =>
    queue.add(async () => {
      if (!isClosed) await task();
      update({ isIdle: nextAt() === Infinity });
    });

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch: network.fetch,
    register: stage.register,
    sample: stage.sample,
    setReply: (next) => {
      ownReply = next;
    },
    act: (action) => {
      // From now on, although the work begins later: players stop when a session is idle.
      update({ isIdle: false });
      return work(async () => {
        script = [];
        update({ isFree: true });
        stage.perform(action);
        await settle();
      });
    },
    advance: async (ms) => (queue.isBusy() ? undefined : work(() => moveTo(snapshot.now + ms))),
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
