import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';
import states from './pet-card-states.json';

const rendered = () => document.body.lastElementChild?.innerHTML;
const load = () => userEvent.click(screen.getByRole('button', { name: 'Load' }));

test('init, pending, success', async () => {
  const pet = delayed();
  mockFetch(() => pet.promise);
  show(<PetCard petId={1} />);
  expect(rendered()).toBe(states.init);
  await load();
  expect(rendered()).toBe(states.pending);
  pet.resolve(bello);
  await screen.findByRole('heading');
  expect(rendered()).toBe(states.success);
});

test('error', async () => {
  mockFetch(noSuchPet);
  show(<PetCard petId={7} />);
  await load();
  await screen.findByRole('alert');
  expect(rendered()).toBe(states.error);
  expect(Object.keys(states)).toEqual(['init', 'pending', 'success', 'error']);
});
