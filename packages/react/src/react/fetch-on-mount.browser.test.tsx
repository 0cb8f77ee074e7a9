import { Suspense, useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { respondWith, fakeServer, json } from '../testing/fake-server.js';
import { mount } from '../testing/mount.js';
import { PetCard, useUploadPhoto } from '../testing/PetCard.js';

const rex = { id: 1, name: 'Rex' };
const path = { petId: 1 };
const status = (label = 'pet') => page.getByRole('region', { name: label }).getByRole('status');

const setup = (strict = false) => {
  const server = fakeServer();
  return { server, app: { strict, configs: { petstore: { fetch: server.fetch } } } };
};

/** What stands on the page after each change, as a microtask finds it: no paint comes earlier. */
function watchChanges() {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const element of document.querySelectorAll('[role=status]')) seen.add(element.textContent);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { seen, stop: () => observer.disconnect() };
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

describe.for([false, true])('semantic 5: fetchOnMount (StrictMode: %s)', (strict) => {
  test('sends one request when the component mounts', async () => {
    const { server, app } = setup(strict);
    mount(<PetCard fetchOnMount path={path} />, app);
    await expect.element(status()).toHaveTextContent('pending');
    await frames(2);
    expect(server.requests()).toEqual(['GET /api/pet/1']);
    server.answer(0, json(rex));
    await expect.element(status()).toHaveTextContent('success Rex');
    expect(server.requests()).toHaveLength(1);
  });

  test('sends one request even if the response is immediate', async () => {
    const fetch = respondWith(() => json(rex));
    mount(<PetCard fetchOnMount clearOnUnmount path={path} />, { strict, configs: { petstore: { fetch } } });
    await expect.element(status()).toHaveTextContent('success Rex');
    await frames(3);
    await expect.element(status()).toHaveTextContent('success Rex');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('calls before the browser paints, so that init does not flash', async () => {
    const { server, app } = setup(strict);
    const { render } = mount(null, app);
    await frames(2);
    const { seen, stop } = watchChanges();
    render(
      <>
        <PetCard fetchOnMount path={path} />
        <PetCard label="passive" />
      </>,
    );
    await expect.element(status('passive')).toHaveTextContent('pending');
    stop();
    expect([...seen]).toEqual(['pending']);
    expect(server.requests()).toHaveLength(1);
  });

  test("calls again when the request's value changes, not when it's a new object", async () => {
    const { server, app } = setup(strict);
    const { render } = mount(<PetCard fetchOnMount path={{ petId: 1 }} query={{ fields: ['a'] }} />, app);
    await expect.poll(() => server.requests().length).toBe(1);
    render(<PetCard fetchOnMount path={{ petId: 1 }} query={{ fields: ['a'] }} />);
    await frames(2);
    expect(server.requests()).toHaveLength(1);
    render(<PetCard fetchOnMount path={{ petId: 2 }} query={{ fields: ['a'] }} />);
    await expect.poll(() => server.requests().length).toBe(2);
    expect(server.request(0).signal.aborted).toBe(true);
    render(<PetCard fetchOnMount path={{ petId: 2 }} query={{ fields: ['a', 'b'] }} />);
    await expect.poll(() => server.requests().length).toBe(3);
    render(<PetCard fetchOnMount path={{ petId: 2 }} headers={{ 'X-Trace': 'a' }} />);
    await expect.poll(() => server.requests().length).toBe(4);
    server.answer(3, json(rex));
    await expect.element(status()).toHaveTextContent('success Rex');
  });

  test('calls again when the key changes', async () => {
    const { server, app } = setup(strict);
    const cards = (key: string) => <PetCard fetchOnMount path={path} slot={key} />;
    const { render } = mount(cards('a'), app);
    await expect.poll(() => server.requests().length).toBe(1);
    render(cards('b'));
    await expect.poll(() => server.requests().length).toBe(2);
    expect(server.request(0).signal.aborted).toBe(false);
  });

  test('calls when it is turned on', async () => {
    const { server, app } = setup(strict);
    const { render } = mount(<PetCard fetchOnMount={false} path={path} />, app);
    await frames(2);
    expect(server.requests()).toEqual([]);
    render(<PetCard fetchOnMount path={path} />);
    await expect.element(status()).toHaveTextContent('pending');
    expect(server.requests()).toHaveLength(1);
    server.answer(0, json(rex));
    await expect.element(status()).toHaveTextContent('success Rex');
    render(<PetCard path={path} />);
    await frames(2);
    render(<PetCard fetchOnMount path={path} />);
    await expect.element(status()).toHaveTextContent('pending');
    expect(server.requests()).toHaveLength(2);
  });

  test('a mount during an identical call joins it; after it has settled, it calls again', async () => {
    const { server, app } = setup(strict);
    const card = (label: string) => <PetCard key={label} label={label} fetchOnMount path={path} />;
    const { render } = mount(card('a'), app);
    await expect.poll(() => server.requests().length).toBe(1);
    render([card('a'), card('b')]);
    await expect.element(status('b')).toHaveTextContent('pending');
    await frames(2);
    expect(server.requests()).toHaveLength(1);
    server.answer(0, json(rex));
    await expect.element(status('b')).toHaveTextContent('success Rex');
    render([card('a'), card('b'), card('c')]);
    await expect.element(status('c')).toHaveTextContent('pending');
    await frames(2);
    expect(server.requests()).toHaveLength(2);
  });

  test('a hundred mounts of one request send it once', async () => {
    const { server, app } = setup(strict);
    const labels = Array.from({ length: 100 }, (_, index) => `pet ${index}!`);
    mount(
      labels.map((label) => <PetCard key={label} label={label} fetchOnMount path={path} />),
      app,
    );
    await expect.element(status('pet 99!')).toHaveTextContent('pending');
    await frames(2);
    expect(server.requests()).toHaveLength(1);
  });

  test('a mount with another request supersedes', async () => {
    const { server, app } = setup(strict);
    const { render } = mount(<PetCard fetchOnMount path={path} />, app);
    await expect.poll(() => server.requests().length).toBe(1);
    render([
      <PetCard key="a" fetchOnMount path={path} />,
      <PetCard key="b" label="b" fetchOnMount path={{ petId: 2 }} />,
    ]);
    await expect.poll(() => server.requests().at(-1)).toBe('GET /api/pet/2');
  });
});

test('semantic 5: files in a body count by identity', async () => {
  const { server, app } = setup();
  const Upload = ({ file }: { file: Blob }) => {
    const [state] = useUploadPhoto({ fetchOnMount: true, path, body: { file } });
    return <p>{state.state}</p>;
  };
  const file = new Blob(['same']);
  const { render } = mount(<Upload file={file} />, app);
  await expect.poll(() => server.requests().length).toBe(1);
  render(<Upload file={file} />);
  await frames(2);
  expect(server.requests()).toHaveLength(1);
  render(<Upload file={new Blob(['same'])} />);
  await expect.poll(() => server.requests().length).toBe(2);
});

test('semantic 5: a component that Suspense hid and shows again has not mounted again', async () => {
  const { server, app } = setup();
  let wake: () => void = () => undefined;
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let awake = false;
  const Sleeper = () => {
    // React reads a thrown promise as "not yet", in 18 and 19 alike.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    if (!awake) throw asleep;
    return <p>awake</p>;
  };
  let sleep: () => void = () => undefined;
  const Page = ({ children }: { children: ReactNode }) => {
    const [sleeping, setSleeping] = useState(false);
    sleep = () => setSleeping(true);
    return (
      <Suspense fallback={<p>waiting</p>}>
        {children}
        {sleeping && <Sleeper />}
      </Suspense>
    );
  };
  mount(
    <Page>
      <PetCard fetchOnMount clearOnUnmount path={path} />
    </Page>,
    app,
  );
  await expect.poll(() => server.requests().length).toBe(1);
  server.answer(0, json(rex));
  await expect.element(status()).toHaveTextContent('success Rex');
  sleep();
  await expect.element(page.getByText('waiting')).toBeVisible();
  awake = true;
  wake();
  await expect.element(page.getByText('awake')).toBeVisible();
  await frames(2);
  expect(server.requests()).toHaveLength(1);
  await expect.element(status()).toHaveTextContent('success Rex');
});

test('semantic 5: a request that is refused does not call again by rendering', async () => {
  const { app } = setup();
  const onRender = vi.fn();
  mount(<PetCard fetchOnMount path={{ petId: 'x' as never }} onRender={onRender} />, app);
  await expect.element(status()).toHaveTextContent('error request-validation');
  await frames(3);
  expect(onRender.mock.calls).toEqual([['init'], ['pending'], ['error']]);
});
