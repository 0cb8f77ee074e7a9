import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('shows the application, whose calls the mock server handles', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main');
  expect(await screen.findByRole('button', { name: 'Bello' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pet shop' })).toBeVisible();
});
