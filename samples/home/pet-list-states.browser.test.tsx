import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bello, mia, mockFetch } from '../testing/network';
import { show } from '../testing/show';
import { PetList } from './pet-list';
import states from './pet-list-states.json';

test('success', async () => {
  mockFetch(() => [bello, mia]);
  show(<PetList />);
  await screen.findByRole('list');
  expect(document.body.lastElementChild?.innerHTML).toBe(states.success);
});
