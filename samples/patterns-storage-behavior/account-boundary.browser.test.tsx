import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useGetPetById } from '../hookloom/petstore';
import { mockFetch, bello } from '../testing/network';
import { show } from '../testing/show';
import { AccountBoundary } from './account-boundary';

function FavoritePet() {
  const [state, execute] = useGetPetById({ path: { petId: 1 } });
  return <button onClick={() => void execute()}>{state.state}</button>;
}

const shop = (accountId?: string) => (
  <AccountBoundary accountId={accountId}>
    <FavoritePet />
  </AccountBoundary>
);

test('a slot stays while the account does, and is gone after sign-out', async () => {
  const requests = mockFetch(() => bello);
  const page = show(shop('ada'));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'success' })).toBeVisible();
  expect(requests[0]!.credentials).toBe('include');
  page.show(shop('ada'));
  expect(screen.getByRole('button')).toHaveTextContent('success');
  page.show(shop());
  expect(screen.getByRole('button')).toHaveTextContent('init');
  page.show(shop('ada'));
  expect(screen.getByRole('button')).toHaveTextContent('init');
});
