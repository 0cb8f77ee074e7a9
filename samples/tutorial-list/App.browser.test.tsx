import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show';
import App from './App';
import { fakePetstore } from './fake-petstore';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('lists Bello and Mia, no pending pet, and an alert in place of those that are sold', async () => {
  show(<App />, { configs: { petstore: { fetch: fakePetstore } } });
  expect(await screen.findByRole('button', { name: 'Bello' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mia' })).toBeVisible();

  await press('pending');
  expect(await screen.findByRole('list')).toBeEmptyDOMElement();

  await press('sold');
  expect(await screen.findByRole('alert')).toHaveTextContent('No pets: http');
});

test('names the pet that is chosen', async () => {
  show(<App />, { configs: { petstore: { fetch: fakePetstore } } });
  await press('Mia');
  expect(screen.getByText('Pet 2')).toBeVisible();
});
