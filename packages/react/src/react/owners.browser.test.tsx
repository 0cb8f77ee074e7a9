import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStore, type Store } from '../index.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { mount } from '../testing/mount.js';
import { PetCard } from '../testing/PetCard.js';

const rex = { id: 1, name: 'Rex' };
const path = { petId: 1 };
const status = (label = 'pet') => page.getByRole('region', { name: label }).getByRole('status');
const stateOf = (store: Store) => store.getState('petstore', 'getPet').state;

const setup = (strict: boolean) => {
  const server = fakeServer();
  const store = createStore();
  return { server, store, app: { strict, store, configs: { petstore: { fetch: server.fetch } } } };
};

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

describe.for([false, true])('semantic 6: owners (StrictMode: %s)', (strict) => {
  test('the last owner that leaves clears the slot, if one of them asked for it, and aborts', async () => {
    const { server, store, app } = setup(strict);
    const asking = <PetCard key="a" label="a" fetchOnMount clearOnUnmount path={path} />;
    const other = <PetCard key="b" label="b" fetchOnMount path={path} />;
    const passive = <PetCard key="c" label="c" />;
    const { render } = mount([asking, other, passive], app);
    await expect.element(status('c')).toHaveTextContent('pending');
    render([other, passive]);
    await frames(2);
    expect(stateOf(store)).toBe('pending');
    expect(server.request(0).signal.aborted).toBe(false);
    render([passive]);
    await expect.element(status('c')).toHaveTextContent('init');
    expect(server.request(0).signal.aborted).toBe(true);
    expect(server.requests()).toHaveLength(1);
  });

  test('clearOnUnmount alone makes an owner', async () => {
    const { server, store, app } = setup(strict);
    const { render } = mount(<PetCard clearOnUnmount />, app);
    await page.getByRole('button', { name: 'fetch 7' }).click();
    server.answer(0, json(rex));
    await expect.element(status()).toHaveTextContent('success Rex');
    render(null);
    await expect.poll(() => stateOf(store)).toBe('init');
    expect(store.slots.size).toBe(0);
  });

  test('where nobody asked, the slot stays and its call goes on', async () => {
    const { server, store, app } = setup(strict);
    const { render } = mount(<PetCard fetchOnMount path={path} />, app);
    await expect.element(status()).toHaveTextContent('pending');
    render(null);
    await frames(2);
    server.answer(0, json(rex));
    await expect.poll(() => stateOf(store)).toBe('success');
  });

  test('a passive reader keeps nothing alive and clears nothing', async () => {
    const { server, store, app } = setup(strict);
    const { render } = mount(<PetCard />, app);
    await page.getByRole('button', { name: 'fetch 7' }).click();
    server.answer(0, json(rex));
    await expect.element(status()).toHaveTextContent('success Rex');
    render(null);
    await frames(2);
    expect(stateOf(store)).toBe('success');
  });

  test('a remount in the same commit neither clears, nor aborts, nor calls again', async () => {
    const { server, app } = setup(strict);
    const card = (key: string) => <PetCard key={key} fetchOnMount clearOnUnmount path={path} />;
    const { render } = mount(card('one'), app);
    await expect.element(status()).toHaveTextContent('pending');
    render(card('two'));
    await frames(3);
    expect(server.requests()).toHaveLength(1);
    expect(server.request(0).signal.aborted).toBe(false);
    server.answer(0, json(rex));
    await expect.element(status()).toHaveTextContent('success Rex');
  });

  test('an owner that comes in the next commit, before the leaving is decided, keeps the call', async () => {
    const { server, app } = setup(strict);
    const card = <PetCard fetchOnMount clearOnUnmount path={path} />;
    const { render } = mount(card, app);
    await expect.element(status()).toHaveTextContent('pending');
    flushSync(() => render(null));
    flushSync(() => render(card));
    await frames(3);
    expect(server.requests()).toHaveLength(1);
    expect(server.request(0).signal.aborted).toBe(false);
    await expect.element(status()).toHaveTextContent('pending');
  });

  test('an owner that takes back what it asked for leaves the slot as it is', async () => {
    const { server, store, app } = setup(strict);
    const { render } = mount(<PetCard fetchOnMount clearOnUnmount path={path} />, app);
    await expect.element(status()).toHaveTextContent('pending');
    server.answer(0, json(rex));
    await expect.element(status()).toHaveTextContent('success Rex');
    render(<PetCard fetchOnMount path={path} />);
    await frames(2);
    render(null);
    await frames(2);
    expect(stateOf(store)).toBe('success');
    expect(server.requests()).toHaveLength(1);
  });

  test('an owner that moves to another key leaves the first slot', async () => {
    const { server, store, app } = setup(strict);
    const { render } = mount(<PetCard slot="a" fetchOnMount clearOnUnmount path={path} />, app);
    await expect.element(status()).toHaveTextContent('pending');
    render(<PetCard slot="b" fetchOnMount clearOnUnmount path={path} />);
    await expect.poll(() => store.getState('petstore', 'getPet', 'a').state).toBe('init');
    expect(store.getState('petstore', 'getPet', 'b').state).toBe('pending');
    expect(server.request(0).signal.aborted).toBe(true);
    expect(store.slots.size).toBe(1);
  });

  test.for([true, false])(
    'what an owner asked for (%s) counts for the slot that it leaves',
    async (asked) => {
      const { server, store, app } = setup(strict);
      const { render } = mount(<PetCard slot="a" fetchOnMount clearOnUnmount={asked} path={path} />, app);
      await expect.element(status()).toHaveTextContent('pending');
      server.answer(0, json(rex));
      await expect.element(status()).toHaveTextContent('success Rex');
      render(<PetCard slot="b" fetchOnMount clearOnUnmount={!asked} path={path} />);
      await expect.element(status()).toHaveTextContent('pending');
      await frames(2);
      expect(store.getState('petstore', 'getPet', 'a').state).toBe(asked ? 'init' : 'success');
    },
  );

  test('slots in init are removed when their readers leave', async () => {
    const { store, app } = setup(strict);
    const { render } = mount(
      [<PetCard key="a" slot="a" />, <PetCard key="b" slot="b" clearOnUnmount />],
      app,
    );
    await expect.poll(() => store.slots.size).toBe(2);
    render(null);
    await expect.poll(() => store.slots.size).toBe(0);
  });
});

test('semantic 8: rendering never writes to the store, not even a render that is never committed', async () => {
  const { server, store, app } = setup(true);
  const never = new Promise(() => undefined);
  const rendered: string[] = [];
  const NeverReady = () => {
    // React reads a thrown promise as "not yet", in 18 and 19 alike.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    throw never;
  };
  const { render } = mount(
    <Suspense fallback={<p>waiting</p>}>
      <PetCard fetchOnMount clearOnUnmount path={path} onRender={(state) => rendered.push(state)} />
      <NeverReady />
    </Suspense>,
    app,
  );
  await expect.element(page.getByText('waiting')).toBeVisible();
  expect(rendered).toContain('init');
  expect(store.slots.size).toBe(0);
  render(null);
  await frames(2);
  expect(server.requests()).toEqual([]);
});
