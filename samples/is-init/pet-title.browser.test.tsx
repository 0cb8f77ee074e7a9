import { HookloomProvider } from '@hookloom/react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetTitle } from './pet-title';

test("has one placeholder from the server's HTML until the response", async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  const app = <HookloomProvider children={<PetTitle petId={1} />} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  const placeholder = screen.getByRole('heading', { name: 'Loading pet…', busy: true });
  render(app, { container, hydrate: true });
  await expect.poll(() => requests.map(line)).toEqual(['GET /pet/1']);
  expect(screen.getByRole('heading', { name: 'Loading pet…', busy: true })).toBe(placeholder);
  pet.resolve(bello);
  expect(await screen.findByRole('heading', { name: 'Bello', busy: false })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('says that the pet is not available', async () => {
  mockFetch(noSuchPet);
  show(<PetTitle petId={7} />);
  expect(await screen.findByRole('heading', { name: 'Pet not available' })).toBeVisible();
});
