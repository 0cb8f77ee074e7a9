import { createElement, StrictMode, version } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createDownloadHook, createStatefulHook, createStatelessHook } from '../generated.js';
import { createStore, HookloomProvider } from '../index.js';
import { addPet, getPet, getPhoto } from '../testing/pets.js';

const useGetPet = createStatefulHook(getPet);
const useAddPetAsync = createStatelessHook(addPet);
const useGetPhotoDownload = createDownloadHook(getPhoto);

const Page = () => {
  const [state] = useGetPet({ fetchOnMount: true, clearOnUnmount: true, path: { petId: 1 } });
  const [call, abort] = useAddPetAsync();
  const [file] = useGetPhotoDownload();
  return createElement('p', null, state.state, file.state, typeof call, typeof abort);
};

const versions = { 'server-react-18': '18.2.0', 'server-react-19': '19.3.1' };

test('the tests run on the versions of React that they name', () => {
  const project = process.env['VITEST_PROJECT'] ?? '';
  expect(Object.values(versions)).toContain(version);
  if (project in versions) expect(version).toBe(versions[project as keyof typeof versions]);
});

test('semantic 8: a server render sends nothing, writes nothing, and has init without a warning', () => {
  const warn = vi.spyOn(console, 'error');
  const fetch = vi.fn<typeof globalThis.fetch>();
  const store = createStore();
  const app = createElement(
    HookloomProvider,
    { configs: { defaults: { fetch } }, store },
    createElement(Page),
  );
  expect(renderToString(createElement(StrictMode, null, app))).toBe(
    '<p>init<!-- -->init<!-- -->function<!-- -->function</p>',
  );
  expect(fetch).not.toHaveBeenCalled();
  expect(store.slots.size).toBe(0);
  expect(warn.mock.calls).toEqual([]);
});

const outside = [
  [useGetPet, 'useGetPet'],
  [useAddPetAsync, 'useAddPetAsync'],
  [useGetPhotoDownload, 'useGetPhotoDownload'],
] as const;

test.for(outside)('outside the provider, %s says what to do', ([useHook, name]) => {
  const Lost = () => {
    useHook();
    return null;
  };
  expect(() => renderToString(createElement(Lost))).toThrow(
    `${name} must be used inside <HookloomProvider>.`,
  );
});
