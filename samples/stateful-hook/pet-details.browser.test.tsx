import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line } from '../testing/network';
import { show } from '../testing/show';
import { PetDetails } from './pet-details';

test('calls when the visitor asks for the details, and not before', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  const { store } = show(<PetDetails petId={1} />);
  expect(store.getState('petstore', 'getPetById', 'details-1').state).toBe('init');
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  expect(await screen.findByText('Loading…')).toBeVisible();
  pet.resolve({ ...bello, photoUrls: ['https://photos.example/1', 'https://photos.example/2'] });
  expect(await screen.findByText('2 photos')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});
