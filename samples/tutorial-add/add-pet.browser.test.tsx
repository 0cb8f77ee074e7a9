import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, line } from '../testing/network';
import { show } from '../testing/show';
import { AddPet } from './add-pet';

const luna = { id: 4, name: 'Luna', status: 'pending', photoUrls: [] };
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

test('adds a pet, empties the form, and calls for the list in its slot', async () => {
  const requests = mockFetch(({ method }) =>
    method === 'POST' ? Response.json(luna, { status: 201 }) : [luna],
  );
  const { store } = show(<AddPet status="pending" />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Luna');
  await add();
  await expect
    .poll(() => store.getState('petstore', 'findPetsByStatus', 'pending'))
    .toMatchObject({ state: 'success', data: [luna] });
  expect(name).toHaveValue('');
  expect(requests.map(line)).toEqual(['POST /pet', 'GET /pet/findByStatus?status=pending']);
  expect(await requests[0]?.json()).toEqual({ name: 'Luna', status: 'pending', photoUrls: [] });
});

test('sends no pet without a name, and says what to do', async () => {
  const requests = mockFetch(() => bello);
  show(<AddPet status="pending" />);
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent('Give the pet a name.');
  expect(requests).toEqual([]);
});

test('says that the pet was not added', async () => {
  mockFetch(() => new Response('', { status: 500 }));
  show(<AddPet status="pending" />);
  await userEvent.fill(screen.getByRole('textbox'), 'Luna');
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent('The pet was not added.');
});
