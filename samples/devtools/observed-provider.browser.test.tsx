import type { Store } from '@hookloom/react';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PetCard } from '../getting-started/pet-card';
import { mockFetch, bello } from '../testing/network';
import { ObservedProvider } from './observed-provider';

test('logs each call, and lets the console read a slot', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  mockFetch(() => bello);
  const { store } = globalThis as unknown as { store: Store };
  expect(store.getState('petstore', 'getPetById')).toEqual({ state: 'init' });
  render(<ObservedProvider children={<PetCard petId={1} />} />);
  await screen.findByText('Bello');
  expect(debug.mock.calls).toEqual([
    ['GET', 'https://petstore.example/api/pet/1', 200, expect.stringMatching(/^\d+ ms$/)],
  ]);
  expect(store.getState('petstore', 'getPetById')).toMatchObject({ state: 'success', data: bello });
});
