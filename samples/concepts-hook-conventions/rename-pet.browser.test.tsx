import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { RenamePet } from './rename-pet';

const pet = { ...bello, photoUrls: ['https://petstore.example/1.jpg'] };

test('sends the pet with its new name, and waits for the response', async () => {
  const saved = delayed();
  const requests = mockFetch(() => saved.promise);
  show(<RenamePet pet={pet} />);
  await userEvent.fill(screen.getByLabelText('Name'), 'Rex');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests.map(line)).toEqual(['PUT /pet']));
  expect(await requests[0]!.json()).toEqual({ ...pet, name: 'Rex' });
  expect(screen.getByRole('button')).toBeDisabled();
  saved.resolve({ ...pet, name: 'Rex' });
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says why it was not saved, and forgets it when it leaves', async () => {
  mockFetch(noSuchPet);
  const page = show(<RenamePet pet={pet} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: http');
  page.show(null);
  await waitFor(() => expect(page.store.getState('petstore', 'updatePet', 'rename-1').state).toBe('init'));
});
