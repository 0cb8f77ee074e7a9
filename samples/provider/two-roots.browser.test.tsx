import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, line } from '../testing/network';
import { mount, PetBadge, PetPage } from './two-roots';

test('one request serves both roots', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  mount(document.body.appendChild(document.createElement('div')), <PetBadge />);
  mount(document.body.appendChild(document.createElement('div')), <PetPage />);
  expect(await screen.findByRole('complementary')).toHaveTextContent('no pet yet');
  expect(await screen.findByRole('main')).toHaveTextContent('Loading…');
  pet.resolve(bello);
  await expect.poll(() => screen.getByRole('main')).toHaveTextContent('Bello');
  expect(screen.getByRole('complementary')).toHaveTextContent('available');
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});
