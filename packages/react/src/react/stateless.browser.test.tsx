import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStore, HookloomError } from '../index.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { mount } from '../testing/mount.js';
import { useAddPetAsync } from '../testing/PetCard.js';

type Hook = ReturnType<typeof useAddPetAsync>;

async function mountHook() {
  const server = fakeServer();
  const store = createStore();
  const hooks: Hook[] = [];
  let renders = 0;
  const Holder = () => {
    const hook = useAddPetAsync();
    renders++;
    useEffect(() => {
      hooks.push(hook);
    });
    return <p>mounted</p>;
  };
  const mounted = mount(<Holder />, { store, configs: { petstore: { fetch: server.fetch } } });
  await expect.element(page.getByText('mounted')).toBeVisible();
  const [call, abort] = hooks[0]!;
  const outcome = (name: string, options?: { signal?: AbortSignal }) =>
    call({ body: { name } }, options).then(
      (pet) => pet.name,
      (error: unknown) => (error instanceof HookloomError ? error.message : (error as DOMException).name),
    );
  return { server, store, outcome, abort, mounted, Holder, hooks, renders: () => renders };
}

test('stateless calls are independent, store nothing and render nothing', async () => {
  const { server, store, outcome, renders } = await mountHook();
  const [first, second] = [outcome('a'), outcome('b')];
  await expect.poll(() => server.requests().length).toBe(2);
  server.answer(1, json({ id: 2, name: 'second' }));
  expect(await second).toBe('second');
  server.answer(0, json({ id: 1, name: 'first' }));
  expect(await first).toBe('first');
  expect(store.slots.size).toBe(0);
  expect(renders()).toBe(1);
});

test('a stateless call rejects with a HookloomError that has the CallError', async () => {
  const { server, outcome } = await mountHook();
  const call = outcome('a');
  await expect.poll(() => server.requests().length).toBe(1);
  server.answer(0, json({}, 500));
  expect(await call).toBe('HTTP 500');
});

test('semantic 4: abort ends all calls of this hook with an AbortError, and those after it go on', async () => {
  const { server, outcome, abort } = await mountHook();
  const calls = [outcome('a'), outcome('b')];
  await expect.poll(() => server.requests().length).toBe(2);
  abort();
  expect(await Promise.all(calls)).toEqual(['AbortError', 'AbortError']);
  expect(server.request(0).signal.aborted).toBe(true);
  const next = outcome('c');
  await expect.poll(() => server.requests().length).toBe(3);
  server.answer(2, json({ id: 3, name: 'c' }));
  expect(await next).toBe('c');
});

test('semantic 4: a signal ends its own call alone', async () => {
  const { server, outcome } = await mountHook();
  const controller = new AbortController();
  const [mine, other] = [outcome('a', { signal: controller.signal }), outcome('b')];
  await expect.poll(() => server.requests().length).toBe(2);
  controller.abort();
  expect(await mine).toBe('AbortError');
  server.answer(1, json({ id: 1, name: 'other' }));
  expect(await other).toBe('other');
});

test('unmounting ends no stateless call', async () => {
  const { server, outcome, mounted } = await mountHook();
  const call = outcome('a');
  await expect.poll(() => server.requests().length).toBe(1);
  mounted.unmount();
  await new Promise(requestAnimationFrame);
  server.answer(0, json({ id: 1, name: 'late' }));
  expect(await call).toBe('late');
});

test('semantic 8: call and abort keep their identity, and a call reads the newest configs', async () => {
  const { server, outcome, mounted, Holder, hooks } = await mountHook();
  mounted.render(<Holder />, { configs: { petstore: { fetch: server.fetch, headers: { token: 'new' } } } });
  await expect.poll(() => hooks.length).toBe(2);
  expect(hooks[0]![0]).toBe(hooks[1]![0]);
  expect(hooks[0]![1]).toBe(hooks[1]![1]);
  void outcome('a');
  await expect.poll(() => server.requests().length).toBe(1);
  expect(server.request(0).headers.get('token')).toBe('new');
});
