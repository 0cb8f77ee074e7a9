import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, delayed, line } from '../testing/network';
import { show } from '../testing/show';
import { PhotoUpload } from './photo-upload';

const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Photos'),
    names.map((name) => new File([name], name, { type: 'image/jpeg' })),
  );

test('uploads run side by side, and each counts for itself', async () => {
  const uploads = [delayed(), delayed()];
  const requests = mockFetch(() => uploads[requests.length - 1]!.promise);
  show(<PhotoUpload petId={1} />);
  await choose('a.jpg', 'b.jpg');
  await waitFor(() => expect(requests.map(line)).toEqual(Array(2).fill('POST /pet/1/uploadImage')));
  expect(screen.getByRole('status')).toHaveTextContent('Sending 2');
  const bodies = await Promise.all(requests.map((request) => request.formData()));
  expect(bodies.map((body) => (body.get('file') as File).name).sort()).toEqual(['a.jpg', 'b.jpg']);
  uploads[0]!.resolve({ url: 'https://petstore.example/a.jpg', size: 5 });
  uploads[1]!.resolve(new Response(null, { status: 500 }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 2 sent'));
});

test('Cancel ends all of them', async () => {
  const requests = mockFetch(() => delayed().promise);
  show(<PhotoUpload petId={1} />);
  await choose('a.jpg', 'b.jpg', 'c.jpg');
  await waitFor(() => expect(requests).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 of 3 sent'));
  expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
});
