import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SellPet } from '../is-success/sell-pet';
import { PetName } from '../network-state/pet-name';
import { mockFetch, bello, line, mia } from '../testing/network';
import { SignedIn } from './signed-in';

const authorization = ({ headers }: Request) => headers.get('Authorization');

function visitor() {
  let token = 'old';
  return { token: async () => token, renew: vi.fn(async () => (token = 'new')) };
}

/** A server that only accepts the new token. */
const answerSignedIn = () =>
  mockFetch((request) =>
    authorization(request) === 'Bearer new' ? bello : new Response(null, { status: 401 }),
  );

test('a token that the server rejects is renewed once, and the request sent a second time', async () => {
  const requests = answerSignedIn();
  const session = visitor();
  render(<SignedIn session={session} children={<PetName petId={1} />} />);
  expect(await screen.findByText('Bello')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
  expect(requests.map(authorization)).toEqual(['Bearer old', 'Bearer new']);
  expect(session.renew).toHaveBeenCalledOnce();
});

test('the second request carries the body, too', async () => {
  const requests = answerSignedIn();
  const onSold = vi.fn();
  render(<SignedIn session={visitor()} children={<SellPet pet={bello} onSold={onSold} />} />);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => onSold.mock.calls).toEqual([[bello]]);
  const sent = { ...bello, status: 'sold' };
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([sent, sent]);
});

test('each call asks for the token that holds then', async () => {
  const requests = mockFetch((request) => (line(request) === 'GET /pet/1' ? bello : mia));
  const session = visitor();
  const { rerender } = render(<SignedIn session={session} children={<PetName petId={1} />} />);
  expect(await screen.findByText('Bello')).toBeVisible();
  await session.renew();
  rerender(<SignedIn session={session} children={<PetName petId={2} />} />);
  expect(await screen.findByText('Mia')).toBeVisible();
  expect(requests.map(authorization)).toEqual(['Bearer old', 'Bearer new']);
});

test('a renewed token that is rejected, too, is an error', async () => {
  const requests = mockFetch(() => new Response(null, { status: 401 }));
  render(<SignedIn session={visitor()} children={<PetName petId={1} />} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: http');
  expect(requests).toHaveLength(2);
});
