import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, delayed, line } from '../testing/network';
import { show } from '../testing/show';
import { takePicture } from '../testing/take-picture';
import { PhotoForm } from './photo-form';

const choose = (content: BlobPart, name = 'bello.jpg', type = 'image/jpeg') =>
  userEvent.upload(screen.getByLabelText('Photo'), new File([content], name, { type }));

const saved = { url: 'https://petstore.example/bello.jpg', size: 5 };

test('it sends the file with its name in a form, and shows where it is', async () => {
  const upload = delayed();
  const requests = mockFetch(() => upload.promise);
  show(<PhotoForm petId={1} />);
  await choose('photo');
  expect(await screen.findByLabelText('Uploading')).not.toHaveAttribute('value');
  expect(requests.map(line)).toEqual(['POST /pet/1/uploadImage']);
  await takePicture('upload', 120);
  expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const file = (await requests[0]!.formData()).get('file') as File;
  expect([file.name, file.type, await file.text()]).toEqual(['bello.jpg', 'image/jpeg', 'photo']);
  upload.resolve(saved);
  expect(await screen.findByText('Saved')).toHaveAttribute('href', saved.url);
});

test('a file of the wrong type, without content or too large is not sent', async () => {
  const requests = mockFetch(() => saved);
  show(<PhotoForm petId={1} />);
  const bad: [BlobPart, string, string, string][] = [
    ['text', 'notes.txt', 'text/plain', 'Choose a JPEG or PNG file.'],
    ['', 'empty.png', 'image/png', 'The file has no content.'],
    [new Uint8Array(5_000_001), 'large.png', 'image/png', 'Choose a file of at most 5 MB.'],
  ];
  for (const [content, name, type, message] of bad) {
    await choose(content, name, type);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  }
  expect(requests).toEqual([]);
  await choose('photo');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Cancel aborts the request', async () => {
  const requests = mockFetch(() => delayed().promise);
  show(<PhotoForm petId={1} />);
  await choose('photo');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByLabelText('Uploading')).toBeNull());
  expect(requests[0]!.signal.aborted).toBe(true);
});
