import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, mia } from '../testing/network';
import { App } from './app';

test('shows the pets of the server that the provider names', async () => {
  const requests = mockFetch(() => [bello, mia]);
  render(<App />);
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('Bello')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(requests.map(({ url }) => url)).toEqual([
    'https://petstore.example/api/pet/findByStatus?status=available',
  ]);
});

test('a response that differs from the document is an error', async () => {
  mockFetch(() => [{ id: 1 }]);
  render(<App />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The pets could not be loaded.');
});
