import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show';
import App from './App';
import { fakePetstore } from './fake-petstore';
import './index.css';

const background = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;

test('marks the chosen status', async () => {
  show(<App />, { configs: { petstore: { fetch: fakePetstore } } });
  expect(background('available')).not.toBe(background('sold'));
  const chosen = background('available');
  await userEvent.click(screen.getByRole('button', { name: 'sold' }));
  expect(background('sold')).toBe(chosen);
  expect(background('available')).not.toBe(chosen);
});
