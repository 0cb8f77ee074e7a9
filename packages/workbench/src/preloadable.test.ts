import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { preloadable } from './preloadable.tsx';

const Name = ({ name }: { name: string }) => createElement('b', null, name);

it('is shown by the first render if it was loaded before, and suspends otherwise', async () => {
  const [Loaded, preload] = preloadable(() => Promise.resolve({ default: Name }));
  const [Late] = preloadable(() => new Promise<{ default: typeof Name }>(() => undefined));
  const show = (component: typeof Loaded) =>
    renderToString(
      createElement(Suspense, { fallback: 'Loading' }, createElement(component, { name: 'Ada' })),
    );
  expect(show(Late)).toContain('Loading');
  await preload();
  expect(show(Loaded)).toContain('<b>Ada</b>');
});

it('can be loaded again after an error', async () => {
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new Error('Offline');
    return Promise.resolve({ default: Name });
  };
  const [, preload] = preloadable(load);
  await expect(preload()).rejects.toThrow('Offline');
  isOffline = false;
  await expect(preload()).resolves.toBeUndefined();
});
