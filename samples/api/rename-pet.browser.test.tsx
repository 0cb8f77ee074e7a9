import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Pet } from '../hookloom/petstore';
import { mockFetch, bello, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { RenamePet } from './rename-pet';

async function renameTo(name: string) {
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
}

test('shows a pet, renames it and reads it again', async () => {
  let pet: Pet = bello;
  const requests = mockFetch(async (request) => {
    if (request.method === 'GET') return pet;
    const sent = (await request.json()) as Pet;
    return (pet = { ...sent, name: sent.name.toUpperCase() });
  });
  show(<RenamePet petId={1} />);
  await renameTo('Rex');
  expect(await screen.findByDisplayValue('REX')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'PUT /pet', 'GET /pet/1']);
  expect(await requests[1]!.json()).toEqual({ ...bello, name: 'Rex' });
});

test('keeps the two operations in a slot each, and frees both when it leaves', async () => {
  mockFetch(() => bello);
  const { store, show: showInstead } = show(<RenamePet petId={1} />);
  const states = () =>
    ['getPetById', 'updatePet'].map((operation) => store.getState('petstore', operation, 'pet-1').state);
  await renameTo('Bello');
  await expect.poll(states).toEqual(['success', 'success']);
  showInstead(null);
  await expect.poll(states).toEqual(['init', 'init']);
});

test('says that the pet cannot be read', async () => {
  mockFetch(noSuchPet);
  show(<RenamePet petId={7} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The pet could not be read.');
});

test('says that the name was not saved, and reads nothing again', async () => {
  const requests = mockFetch(({ method }) =>
    method === 'GET' ? bello : new Response(null, { status: 422 }),
  );
  show(<RenamePet petId={1} />);
  await renameTo('Rex');
  expect(await screen.findByRole('alert')).toHaveTextContent('The name was not saved.');
  expect(requests.map(line)).toEqual(['GET /pet/1', 'PUT /pet']);
});
