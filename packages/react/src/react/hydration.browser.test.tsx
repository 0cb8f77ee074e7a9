import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStore } from '../index.js';
import { respondWith, fakeServer, json } from '../testing/fake-server.js';
import { hydrate, mount, renderOnServer } from '../testing/mount.js';
import { PetCard } from '../testing/PetCard.js';

const path = { petId: 1 };
const status = () => page.getByRole('status');

describe.for([false, true])('semantic 8: hydration (StrictMode: %s)', (strict) => {
  test('starts from init and then calls once', async () => {
    const server = fakeServer();
    const app = { strict, configs: { petstore: { fetch: server.fetch } } };
    const card = <PetCard fetchOnMount path={path} />;
    const html = renderOnServer(card, app);
    expect(html).toContain('init');
    expect(server.fetch).not.toHaveBeenCalled();
    hydrate(html, card, app);
    await expect.element(status()).toHaveTextContent('pending');
    server.answer(0, json({ id: 1, name: 'Rex' }));
    await expect.element(status()).toHaveTextContent('success Rex');
    expect(server.requests()).toHaveLength(1);
  });

  test('does not mismatch where the store already has data, and then shows it', async () => {
    const app = {
      strict,
      store: createStore(),
      configs: { petstore: { fetch: respondWith(() => json({ name: 'Rex' })) } },
    };
    const first = mount(<PetCard fetchOnMount path={path} />, app);
    await expect.element(status()).toHaveTextContent('success Rex');
    first.unmount();

    const html = renderOnServer(<PetCard />, app);
    expect(html).toContain('init');
    const rendered: string[] = [];
    hydrate(html, <PetCard onRender={(state) => rendered.push(state)} />, app);
    await expect.element(status()).toHaveTextContent('success Rex');
    expect(rendered[0]).toBe('init');
  });
});
