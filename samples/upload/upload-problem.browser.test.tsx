import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PhotoForm } from './photo-form';

test.for<[string, () => unknown, string]>([
  ['413', () => new Response(null, { status: 413 }), 'The file is too large.'],
  ['415', () => new Response(null, { status: 415 }), 'Choose another file type.'],
  ['404', noSuchPet, 'The server refused the file (404).'],
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server cannot be reached. Try again.',
  ],
  ['an invalid response', () => ({}), 'Sent, but the response is invalid.'],
])('it explains %s', async ([, respond, message]) => {
  mockFetch(respond);
  show(<PhotoForm petId={1} />);
  await userEvent.upload(
    screen.getByLabelText('Photo'),
    new File(['photo'], 'bello.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
