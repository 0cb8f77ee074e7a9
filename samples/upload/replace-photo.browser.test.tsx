import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, line } from '../testing/network';
import { show } from '../testing/show';
import { ReplacePhoto } from './replace-photo';

const configs = { shelter: { auth: { bearerAuth: 'secret' } } };

const choose = (type: string) =>
  userEvent.upload(screen.getByLabelText('Photo'), new File(['photo'], 'bello', { type }));

test.for(['image/jpeg', 'image/png'])('it sends the file as it is, as %s', async (type) => {
  const requests = mockFetch(() => new Response(null, { status: 204 }));
  show(<ReplacePhoto petId={1} />, { configs });
  await choose(type);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(requests.map(line)).toEqual(['PUT /pets/1/photo']);
  expect(requests[0]!.headers.get('content-type')).toBe(type);
  expect(await requests[0]!.text()).toBe('photo');
});

test('a documented 413 says what the server takes', async () => {
  mockFetch(() => Response.json({ maxBytes: 2_000_000 }, { status: 413 }));
  show(<ReplacePhoto petId={1} />, { configs });
  await choose('image/png');
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 2 MB');
});
