import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PetEditor } from '../moving/pet-editor';
import { mockFetch, bello } from '../testing/network';
import { renderWithFetch } from './render-with-fetch';

test('passes each request to the function, and none to the network', async () => {
  const sent = mockFetch(() => undefined);
  const methods: string[] = [];
  renderWithFetch(<PetEditor petId={1} />, (request) => {
    methods.push(request.method);
    return Response.json(bello);
  });
  await screen.findByText('Bello: available');
  screen.getByRole('button', { name: 'Sell' }).click();
  await expect.poll(() => methods).toEqual(['GET', 'PUT', 'GET']);
  expect(sent).toEqual([]);
});
