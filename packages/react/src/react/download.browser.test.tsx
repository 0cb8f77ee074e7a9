import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStore } from '../index.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { mount } from '../testing/mount.js';
import { useGetPhotoDownload } from '../testing/PetCard.js';

let saved: { name: string; text: Promise<string> }[] = [];

// The download itself belongs to the browser: what reaches it is a click on a link.
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: fetch(this.href).then((response) => response.text()) });
  });
});

function setup(options: { fileName?: string } = {}) {
  const server = fakeServer();
  const store = createStore();
  const results: unknown[] = [];
  const Photo = () => {
    const [state, download, clear] = useGetPhotoDownload();
    const start = async () => results.push((await download({ path: { petId: 1 } }, options)).state);
    const name = state.state === 'success' ? ` ${state.data.fileName}` : '';
    return (
      <>
        <button onClick={() => void start()}>download</button>
        <button onClick={clear}>clear</button>
        <p role="status">{state.state + name}</p>
      </>
    );
  };
  mount(<Photo />, { strict: true, store, configs: { petstore: { fetch: server.fetch } } });
  const press = (name: string) => page.getByRole('button', { name }).click();
  return { server, store, press, results, status: page.getByRole('status') };
}

const image = (headers: Record<string, string> = {}) => new Response('png', { headers });

test('a download saves the file once, under the name from the response', async () => {
  const { server, press, status, store } = setup();
  await press('download');
  await expect.element(status).toHaveTextContent('pending');
  server.answer(0, image({ 'content-disposition': 'attachment; filename="rex.png"' }));
  await expect.element(status).toHaveTextContent('success rex.png');
  expect(saved.map(({ name }) => name)).toEqual(['rex.png']);
  expect(await saved[0]!.text).toBe('png');
  await press('download');
  server.answer(1, image());
  await expect.element(status).toHaveTextContent('success photo');
  expect(saved.map(({ name }) => name)).toEqual(['rex.png', 'photo']);
  expect(store.getState('petstore', 'getPhoto').state).toBe('init');
  expect(store.getState('petstore', 'getPhoto:download').state).toBe('success');
});

test('a file that cannot be saved is an error', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    throw new Error('Downloads are blocked');
  });
  const { server, press, status, results } = setup();
  await press('download');
  server.answer(0, image());
  await expect.element(status).toHaveTextContent('error');
  expect(results).toEqual(['error']);
});

test('a file name from the caller takes precedence over the one from the response', async () => {
  const { server, press, status } = setup({ fileName: 'mine.png' });
  await press('download');
  server.answer(0, image({ 'content-disposition': 'attachment; filename="rex.png"' }));
  await expect.element(status).toHaveTextContent('success mine.png');
  expect(saved.map(({ name }) => name)).toEqual(['mine.png']);
});

test('a download that fails, is superseded or is cleared saves nothing', async () => {
  const { server, press, status, results } = setup();
  await press('download');
  server.answer(0, json({ message: 'gone' }, 404));
  await expect.element(status).toHaveTextContent('error');
  await press('download');
  await press('download');
  await press('clear');
  await expect.element(status).toHaveTextContent('init');
  await expect.poll(() => results).toEqual(['error', 'aborted', 'aborted']);
  expect(saved).toEqual([]);
});
