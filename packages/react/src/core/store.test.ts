import { afterEach, describe, expect, test, vi } from 'vitest';
import { HookloomError } from './hookloom-error.js';
import { INIT } from './network-state.js';
import type { ParsedResponse, ReportProgress } from './read-response.js';
import { clear, createStore, addOwner, slotId, start, subscribe } from './store.js';

const id = slotId('petstore', 'getPet');
const headers = new Headers();
const replyWith = (data: unknown): ParsedResponse => ({ data, status: 200, headers });
const offline = new HookloomError({ kind: 'network', reason: 'offline', cause: undefined });

afterEach(() => {
  vi.useRealTimers();
});

/** A call that the test ends; it ignores that it was aborted. */
function stubbornCall() {
  const abort = vi.fn();
  let end!: {
    resolve: (reply: ParsedResponse) => void;
    reject: (error: Error) => void;
    report: ReportProgress;
  };
  const run: Parameters<typeof start>[3] = (inFlight, report) => {
    inFlight.add(abort);
    return new Promise((resolve, reject) => {
      end = { resolve, reject, report };
    });
  };
  return { run, abort, end: () => end };
}

describe('semantic 1: a slot is (source, operation, key)', () => {
  test('key defaults to `default`, and the same slot returns the same state object', async () => {
    const store = createStore();
    await start(store, slotId('petstore', 'getPet', 'default'), '', async () => replyWith('a'));
    const state = store.getState('petstore', 'getPet');
    expect(state).toEqual({ state: 'success', data: 'a', status: 200, headers });
    expect(store.getState('petstore', 'getPet', 'default')).toBe(state);
    for (const other of [
      store.getState('petstore', 'getPet', 'other'),
      store.getState('petstore', 'getDog'),
      store.getState('shop', 'getPet'),
    ])
      expect(other).toBe(INIT);
  });
});

test('semantic 2: only the readers of a slot hear of its change', () => {
  const store = createStore();
  const [mine, other] = [vi.fn(), vi.fn()];
  subscribe(store, id, mine);
  subscribe(store, slotId('petstore', 'getPet', 'other'), other);
  void start(store, id, '', stubbornCall().run);
  expect(mine).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

describe('semantic 3: the newest call wins', () => {
  test('it aborts the one in flight, whose late response never overwrites', async () => {
    const store = createStore();
    const [first, second] = [stubbornCall(), stubbornCall()];
    const firstResult = start(store, id, '', first.run);
    const secondResult = start(store, id, '', second.run);
    expect(first.abort).toHaveBeenCalledOnce();
    second.end().resolve(replyWith('second'));
    await secondResult;
    first.end().report({ loaded: 1 });
    first.end().resolve(replyWith('first'));
    expect(await firstResult).toEqual({ state: 'aborted' });
    expect(store.getState('petstore', 'getPet')).toMatchObject({ state: 'success', data: 'second' });
  });

  test('a late error never overwrites either', async () => {
    const store = createStore();
    const [first, second] = [stubbornCall(), stubbornCall()];
    const firstResult = start(store, id, '', first.run);
    void start(store, id, '', second.run);
    first.end().reject(offline);
    expect(await firstResult).toEqual({ state: 'aborted' });
    expect(store.getState('petstore', 'getPet').state).toBe('pending');
  });
});

describe('semantic 4: clear', () => {
  test('aborts, returns to init, and makes no error', async () => {
    const store = createStore();
    const call = stubbornCall();
    const reader = vi.fn();
    subscribe(store, id, reader);
    const result = start(store, id, '', call.run);
    clear(store, id);
    expect(call.abort).toHaveBeenCalledOnce();
    expect(store.getState('petstore', 'getPet')).toBe(INIT);
    call.end().reject(offline);
    expect(await result).toEqual({ state: 'aborted' });
    expect(store.getState('petstore', 'getPet')).toBe(INIT);
    expect(reader).toHaveBeenCalledTimes(2);
  });

  test('of a slot in init notifies nobody', () => {
    const store = createStore();
    const reader = vi.fn();
    subscribe(store, id, reader);
    clear(store, id);
    expect(reader).not.toHaveBeenCalled();
  });

  test('an abort from elsewhere leaves the slot in init', async () => {
    const store = createStore();
    const result = start(store, id, '', () => Promise.reject(new DOMException('', 'AbortError')));
    expect(await result).toEqual({ state: 'aborted' });
    expect(store.getState('petstore', 'getPet')).toBe(INIT);
  });
});

test('what is neither an abort nor an error of the call is an error of the configuration', async () => {
  const store = createStore();
  const cause = new TypeError('URL.createObjectURL is not a function');
  const error = { kind: 'config', message: String(cause), cause };
  expect(await start(store, id, '', () => Promise.reject(cause))).toEqual({ state: 'error', error });
  expect(store.getState('petstore', 'getPet')).toEqual({ state: 'error', error });
});

test('`previousData` is the last success, through pending and error, until the slot is cleared', async () => {
  const store = createStore();
  const read = () => store.getState('petstore', 'getPet');
  await start(store, id, '', async () => replyWith('a'));
  const call = stubbornCall();
  const result = start(store, id, '', call.run);
  expect(read()).toEqual({ state: 'pending', previousData: 'a' });
  call.end().report({ loaded: 1, total: 2 });
  expect(read()).toEqual({ state: 'pending', previousData: 'a', progress: { loaded: 1, total: 2 } });
  call.end().reject(offline);
  expect(await result).toEqual({ state: 'error', error: offline.error, previousData: 'a' });
  expect(read()).toBe(await result);
  clear(store, id);
  void start(store, id, '', stubbornCall().run);
  expect(read()).toEqual({ state: 'pending' });
});

describe('semantic 6: owners', () => {
  const settled = async () => {
    const store = createStore();
    await start(store, id, '', async () => replyWith('a'));
    return store;
  };
  const asking = (clearOnUnmount: boolean) => ({ current: { clearOnUnmount } });
  const stateOf = (store: ReturnType<typeof createStore>) => store.getState('petstore', 'getPet').state;

  const rows: { asks: boolean[]; want: string }[] = [
    { asks: [true], want: 'init' },
    { asks: [false], want: 'success' },
    { asks: [true, false], want: 'init' },
    { asks: [false, true], want: 'init' },
    { asks: [false, false], want: 'success' },
  ];
  test.for(rows)('the last of $asks leaves the slot in $want', async ({ asks, want }) => {
    const store = await settled();
    const leaves = asks.map((ask) => addOwner(store, id, asking(ask)));
    for (const leave of leaves.slice(0, -1)) leave();
    await Promise.resolve();
    expect(stateOf(store)).toBe('success');
    leaves.at(-1)!();
    await Promise.resolve();
    expect(stateOf(store)).toBe(want);
  });

  test('it is decided after cleanup: one that comes back at once has not left', async () => {
    const store = await settled();
    const owner = asking(true);
    addOwner(store, id, owner)();
    const leave = addOwner(store, id, owner);
    await Promise.resolve();
    owner.current.clearOnUnmount = false;
    leave();
    await Promise.resolve();
    expect(stateOf(store)).toBe('success');
  });

  test('it is decided after cleanup: another one that comes at once keeps the slot', async () => {
    const store = await settled();
    addOwner(store, id, asking(true))();
    const leave = addOwner(store, id, asking(false));
    await Promise.resolve();
    expect(stateOf(store)).toBe('success');
    leave();
    await Promise.resolve();
    expect(stateOf(store)).toBe('init');
  });

  test('what one generation of owners asked for is not held against the next', async () => {
    const store = await settled();
    addOwner(store, id, asking(true))();
    await Promise.resolve();
    await start(store, id, '', async () => replyWith('b'));
    addOwner(store, id, asking(false))();
    await Promise.resolve();
    expect(stateOf(store)).toBe('success');
  });

  test('a slot in init that nobody reads is removed, any other stays', async () => {
    const store = createStore();
    const leave = addOwner(store, id, asking(false));
    const unsubscribe = subscribe(store, id, () => undefined);
    unsubscribe();
    leave();
    await Promise.resolve();
    expect(store.slots.size).toBe(0);
    await start(store, id, '', async () => replyWith('a'));
    subscribe(store, id, () => undefined)();
    expect(store.slots.size).toBe(1);
    clear(store, id);
    expect(store.slots.size).toBe(0);
  });
});

test('semantic 8: reading writes nothing, and init is one frozen object', () => {
  const store = createStore();
  expect(store.getState('petstore', 'getPet')).toBe(INIT);
  expect(Object.isFrozen(INIT)).toBe(true);
  expect(store.slots.size).toBe(0);
});

test('semantic 11: nothing is polled, and a success does not expire', async () => {
  vi.useFakeTimers();
  const store = createStore();
  const run = vi.fn(async () => replyWith('a'));
  await start(store, id, '', run);
  const state = store.getState('petstore', 'getPet');
  vi.advanceTimersByTime(365 * 24 * 3600_000);
  expect(store.getState('petstore', 'getPet')).toBe(state);
  expect(run).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
