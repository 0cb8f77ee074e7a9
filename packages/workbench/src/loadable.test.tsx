// @vitest-environment jsdom
import { act, type ComponentType, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadable, type LoadFailureProps } from './loadable.tsx';

const Name = ({ name }: { name: string }) => <b>{name}</b>;
const Failure = ({ name, error, onRetry }: { name: string } & LoadFailureProps) => (
  <button onClick={onRetry}>{`${name}: ${(error as Error).message}`}</button>
);

let root: Root;
let place: HTMLElement;
let isOffline = false;
const load = vi.fn(() =>
  isOffline ? Promise.reject(new Error('Offline')) : Promise.resolve({ default: Name }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  isOffline = false;
  load.mockClear();
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (Component: ComponentType<{ name: string }>, name = 'Ada') =>
  act(async () => {
    root.render(
      <Suspense fallback="Loading">
        <Component name={name} />
      </Suspense>,
    );
    await Promise.resolve();
  });

it('is shown by the first render if it was loaded before, and suspends otherwise', async () => {
  const [Late] = loadable(() => new Promise<{ default: typeof Name }>(() => undefined), Failure);
  await show(Late);
  expect(place.innerHTML).toBe('Loading');

  const [Loaded, preload] = loadable(load, Failure);
  await preload();
  await show(Loaded);
  expect(place.innerHTML).toBe('<b>Ada</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again when it is rendered, if a preload failed', async () => {
  const [Component, preload] = loadable(load, Failure);
  isOffline = true;
  await preload();
  isOffline = false;
  await show(Component);
  expect(place.innerHTML).toBe('<b>Ada</b>');
});

it.each([
  [
    'a press on Retry',
    async () => {
      place.querySelector('button')!.click();
      await Promise.resolve();
    },
  ],
  [
    'the browser being online again',
    async () => {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(1_000);
    },
  ],
])('is replaced by the failure, until %s loads it', async (_, retry) => {
  const [Component] = loadable(load, Failure);
  isOffline = true;
  await show(Component);
  expect(place.textContent).toBe('Ada: Offline');
  await show(Component, 'Grace');
  expect(place.textContent).toBe('Grace: Offline');
  expect(load).toHaveBeenCalledTimes(1);

  await act(retry);
  expect(place.textContent).toBe('Grace: Offline');
  expect(load).toHaveBeenCalledTimes(2);

  isOffline = false;
  await act(retry);
  expect(place.innerHTML).toBe('<b>Grace</b>');
});

it('is loaded again when it is opened again', async () => {
  const [Component] = loadable(load, Failure);
  isOffline = true;
  await show(Component);
  act(() => root.render(null));
  isOffline = false;
  await show(Component);
  expect(place.innerHTML).toBe('<b>Ada</b>');
});
