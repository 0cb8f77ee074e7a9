import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';
import states from './pet-card-states.json';

const rendered = () => document.body.lastElementChild?.innerHTML;

test('pending, success', async () => {
  const pet = delayed();
  mockFetch(() => pet.promise);
  show(<PetCard petId={1} />);
  expect(rendered()).toBe(states.pending);
  pet.resolve(bello);
  await screen.findByRole('heading');
  expect(rendered()).toBe(states.success);
});

test('errors', async () => {
  mockFetch(noSuchPet);
  const { unmount } = show(<PetCard petId={7} />);
  await screen.findByRole('alert');
  expect(rendered()).toBe(states['error 404']);
  unmount();
  mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  show(<PetCard petId={1} />);
  await screen.findByRole('button');
  expect(rendered()).toBe(states.error);
});
