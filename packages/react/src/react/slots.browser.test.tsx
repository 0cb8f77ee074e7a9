import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStore } from '../index.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { mount } from '../testing/mount.js';
import { PetCard, useGetPet } from '../testing/PetCard.js';

const status = (label: string) => page.getByRole('region', { name: label }).getByRole('status');
const press = (label: string, button: string) =>
  page.getByRole('region', { name: label }).getByRole('button', { name: button }).click();

const setup = () => {
  const server = fakeServer();
  return { server, app: { configs: { petstore: { fetch: server.fetch } } } };
};

test('semantic 1: a key names another slot, and one store serves several roots', async () => {
  const { server, app } = setup();
  const store = createStore();
  const states = new Map<string, unknown>();
  const Reader = ({ name, slot }: { name: string; slot?: string }) => {
    const [state, execute] = useGetPet({ key: slot });
    states.set(name, state);
    return <button onClick={() => void execute({ path: { petId: 7 } })}>{`${name} ${state.state}`}</button>;
  };
  mount(<Reader name="one" />, { ...app, store });
  mount(
    <>
      <Reader name="two" slot="default" />
      <Reader name="three" slot="other" />
    </>,
    { ...app, store },
  );
  await page.getByRole('button', { name: 'one init' }).click();
  server.answer(0, json({ id: 7, name: 'Rex' }));
  await expect.element(page.getByRole('button', { name: 'two success' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'one success' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'three init' })).toBeVisible();
  expect(states.get('one')).toBe(states.get('two'));
  expect(states.get('one')).toBe(store.getState('petstore', 'getPet'));
});

test('semantic 2: of 1,000 mounted readers, a change of one slot renders only its own', async () => {
  const { server, app } = setup();
  const rendered: number[] = [];
  const Reader = ({ index }: { index: number }) => {
    const [state] = useGetPet({ key: String(index % 500) });
    rendered.push(index);
    return <li>{state.state}</li>;
  };
  const indices = Array.from({ length: 1000 }, (_, index) => index);
  const Caller = () => {
    const [, execute] = useGetPet({ key: '42' });
    return <button onClick={() => void execute({ path: { petId: 7 } })}>call</button>;
  };
  mount(
    <>
      <ul>
        {indices.map((index) => (
          <Reader key={index} index={index} />
        ))}
      </ul>
      <Caller />
    </>,
    app,
  );
  await expect.element(page.getByRole('listitem').nth(999)).toBeInTheDocument();
  expect(rendered).toHaveLength(1000);
  rendered.length = 0;
  await page.getByRole('button').click();
  await expect.element(page.getByRole('listitem').nth(542)).toHaveTextContent('pending');
  server.answer(0, json({ id: 7, name: 'Rex' }));
  await expect.element(page.getByRole('listitem').nth(542)).toHaveTextContent('success');
  expect(rendered).toEqual([42, 542, 42, 542]);
});

test('semantic 3: a newer call aborts the one in flight, and a late response changes nothing', async () => {
  const server = fakeServer({ respectsAborts: false });
  mount(<PetCard />, { configs: { petstore: { fetch: server.fetch } } });
  await press('pet', 'fetch 7');
  await press('pet', 'fetch 7');
  expect(server.request(0).signal.aborted).toBe(true);
  expect(server.request(1).signal.aborted).toBe(false);
  server.answer(1, json({ id: 7, name: 'Second' }));
  await expect.element(status('pet')).toHaveTextContent('success Second');
  server.answer(0, json({ id: 7, name: 'First' }));
  await new Promise(requestAnimationFrame);
  await expect.element(status('pet')).toHaveTextContent('success Second');
});

test('semantic 3: execute of a superseded call resolves with aborted', async () => {
  const { app } = setup();
  const results: unknown[] = [];
  const Caller = () => {
    const [state, execute] = useGetPet({ path: { petId: 1 } });
    return (
      <button onClick={() => void execute().then((result) => results.push(result))}>{state.state}</button>
    );
  };
  mount(<Caller />, app);
  await page.getByRole('button').click();
  await page.getByRole('button').click();
  await expect.poll(() => results).toEqual([{ state: 'aborted' }]);
});

test('semantic 4: clear aborts the request and returns to init, without an error', async () => {
  const { server, app } = setup();
  const states: string[] = [];
  mount(<PetCard onRender={(state) => states.push(state)} />, app);
  await press('pet', 'fetch 7');
  await expect.element(status('pet')).toHaveTextContent('pending');
  await press('pet', 'clear');
  await expect.element(status('pet')).toHaveTextContent('init');
  expect(server.request(0).signal.aborted).toBe(true);
  await new Promise(requestAnimationFrame);
  expect(states).toEqual(['init', 'pending', 'init']);
});

test('semantic 7: a passive reader sends nothing', async () => {
  const { server, app } = setup();
  const { render } = mount(<PetCard />, { ...app, strict: true });
  await expect.element(status('pet')).toHaveTextContent('init');
  render(<PetCard key="a second one" />);
  await new Promise(requestAnimationFrame);
  expect(server.fetch).not.toHaveBeenCalled();
});

test('semantic 8: inline configs re-render no reader, and each call reads the newest', async () => {
  const onRender = vi.fn();
  const server = fakeServer();
  const card = <PetCard onRender={onRender} />;
  const configsOf = (token: string) => ({ petstore: { fetch: server.fetch, headers: { token } } });
  const { render } = mount(card, { configs: configsOf('old') });
  await expect.element(status('pet')).toHaveTextContent('init');
  render(card, { configs: configsOf('new') });
  await press('pet', 'fetch 7');
  await expect.element(status('pet')).toHaveTextContent('pending');
  expect(server.request(0).headers.get('token')).toBe('new');
  expect(onRender.mock.calls).toEqual([['init'], ['pending']]);
});

test('semantic 8: a call on mount reads the configs of the same commit', async () => {
  const server = fakeServer();
  const configsOf = (token: string) => ({ petstore: { fetch: server.fetch, headers: { token } } });
  const { render } = mount(null, { configs: configsOf('old') });
  await new Promise(requestAnimationFrame);
  render(<PetCard fetchOnMount path={{ petId: 1 }} />, { configs: configsOf('new') });
  await expect.poll(() => server.fetch.mock.calls.length).toBe(1);
  expect(server.request(0).headers.get('token')).toBe('new');
});

test('execute without an argument uses the hook’s own newest request; one without any is refused', async () => {
  const { server, app } = setup();
  const { render } = mount(<PetCard path={{ petId: 1 }} />, app);
  render(<PetCard path={{ petId: 2 }} />);
  await press('pet', 'fetch own');
  await expect.poll(server.requests).toEqual(['GET /api/pet/2']);
  render(<PetCard />);
  await new Promise(requestAnimationFrame);
  await press('pet', 'fetch own');
  await expect.element(status('pet')).toHaveTextContent('error request-validation');
});

test('execute of an earlier key sends the request of that key', async () => {
  const { server, app } = setup();
  const store = createStore();
  let first: (() => Promise<unknown>) | undefined;
  const Card = ({ petId }: { petId: number }) => {
    const [, execute] = useGetPet({ key: `pet ${petId}`, path: { petId } });
    first ??= execute;
    return <p role="status">{petId}</p>;
  };
  const { render } = mount(<Card petId={1} />, { ...app, store });
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  render(<Card petId={2} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('2');
  void first?.();
  await expect.poll(server.requests).toEqual(['GET /api/pet/1']);
  expect(store.getState('petstore', 'getPet', 'pet 1').state).toBe('pending');
});

test('execute and clear keep their identity while the slot stays the same', async () => {
  const { server, app } = setup();
  const seen = new Set<unknown>();
  const Caller = ({ petId }: { petId: number }) => {
    const [state, execute, clear] = useGetPet({ path: { petId } });
    seen.add(execute).add(clear);
    return <button onClick={() => void execute()}>{`${state.state} ${petId}`}</button>;
  };
  const { render } = mount(<Caller petId={1} />, app);
  render(<Caller petId={2} />, { configs: { petstore: { fetch: server.fetch } } });
  await page.getByRole('button', { name: 'init 2' }).click();
  await expect.element(page.getByRole('button', { name: 'pending 2' })).toBeVisible();
  expect(seen.size).toBe(2);
});
