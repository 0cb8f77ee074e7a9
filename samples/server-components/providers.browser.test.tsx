import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello } from '../testing/network';
import { PetStatus } from './pet-status';
import { Providers } from './providers';

test('passes the base URL to the hooks below it', async () => {
  const requests = mockFetch(() => bello);
  render(
    <Providers>
      <PetStatus petId={1} />
    </Providers>,
  );
  expect(await screen.findByText('available')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual(['https://petstore.example/api/pet/1']);
});
