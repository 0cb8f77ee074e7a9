import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { SavePhoto } from './save-photo';

let saved: string[];

// To save a file, the runtime clicks a link.
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0]!);

const names: [disposition: string, fileName: string][] = [
  ['attachment; filename="bello.jpg"', 'bello.jpg'],
  ['', 'photo'],
];
test.for(names)('with Content-Disposition "%s", saves the photo as %s', async ([disposition, fileName]) => {
  const file = vi.spyOn(URL, 'createObjectURL');
  const requests = mockFetch(() => new Response('jpeg', { headers: { 'Content-Disposition': disposition } }));
  show(<SavePhoto petId={1} />);
  await press('Save photo');
  expect(await screen.findByText(`Saved as ${fileName}.`)).toBeVisible();
  expect([requests.map(line), saved]).toEqual([['GET /pet/1/photo'], [fileName]]);
  expect(await (file.mock.calls[0]![0] as Blob).text()).toBe('jpeg');
});

test('saves once, however many components show it, and Done drops the photo', async () => {
  mockFetch(() => new Response('jpeg'));
  const page = show(<SavePhoto petId={1} />);
  await press('Save photo');
  await screen.findByText(/Saved as/);
  page.show([<SavePhoto key="first" petId={1} />, <SavePhoto key="second" petId={1} />]);
  expect(screen.getAllByText(/Saved as/)).toHaveLength(2);
  await press('Done');
  expect(screen.queryByText(/Saved as/)).toBeNull();
  expect(page.store.getState('petstore', 'getPetPhoto:download', 'photo-1')).toEqual({ state: 'init' });
  expect(saved).toHaveLength(1);
});

test('counts the bytes, and Cancel ends the transfer without an error', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 50));
  const start = (body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(250));
  const photo = new Response(new ReadableStream({ start }), { headers: { 'Content-Length': '1000' } });
  const requests = mockFetch(() => photo);
  show(<SavePhoto petId={1} />);
  await press('Save photo');
  expect(await screen.findByText('250 of 1000 bytes')).toBeVisible();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Save photo' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect([requests[0]!.signal.aborted, saved]).toEqual([true, []]);
});

test('an error response shows a message and is not saved', async () => {
  mockFetch(noSuchPet);
  show(<SavePhoto petId={7} />);
  await press('Save photo');
  expect(await screen.findByRole('alert')).toHaveTextContent('The photo could not be fetched.');
  expect(saved).toEqual([]);
});
