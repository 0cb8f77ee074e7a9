import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show';
import { fakePetstore } from '../tutorial-list/fake-petstore';
import App from './App';

test('lists a pet that was added, without a callback from the form to the list', async () => {
  show(<App />, { configs: { petstore: { fetch: fakePetstore } } });
  expect(await screen.findByRole('button', { name: 'Bello' })).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Luna');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Luna' })).toBeVisible();
});

test('forgets what was wrong with a form when the status changes', async () => {
  show(<App />, { configs: { petstore: { fetch: fakePetstore } } });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Give the pet a name.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'pending' }));
  expect(screen.queryByText('Give the pet a name.')).toBeNull();
});
