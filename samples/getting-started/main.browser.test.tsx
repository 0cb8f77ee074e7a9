import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('shows the pet of the mock server', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main');
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
});
