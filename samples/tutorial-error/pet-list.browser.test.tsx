import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch } from '../testing/network';
import { show } from '../testing/show';
import { fakePetstore } from '../tutorial-list/fake-petstore';
import { PetList } from './pet-list';

const list = (status: 'available' | 'sold') => <PetList status={status} onSelect={vi.fn()} />;
const busy = (name: string) => screen.getByRole('button', { name }).closest('[aria-busy="true"]');

test('says that the shop is busy, tries again, and shows at once what it had', async () => {
  const page = show(list('sold'), { configs: { petstore: { fetch: fakePetstore } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is busy.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Rex' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  page.show(list('available'));
  expect(await screen.findByRole('button', { name: 'Bello' })).toBeVisible();
  page.show(list('sold'));
  expect(busy('Rex')).toBeVisible();
  await expect.poll(() => busy('Rex')).toBeNull();
});

test.for([
  ['The shop did not respond.', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['The pets cannot be shown (http).', () => new Response('', { status: 500 })],
  ['The pets cannot be shown (response-validation).', () => [{ name: 'Nobody' }]],
] as const)('explains: %s', async ([explained, respond]) => {
  mockFetch(respond);
  show(list('available'));
  expect(await screen.findByRole('alert')).toHaveTextContent(explained);
});
