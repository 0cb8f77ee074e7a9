import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, delayed, line } from '../testing/network';
import { show } from '../testing/show';
import { NewPetForm } from './new-pet-form';

test('saves the pet, and moves on to the id that the server chose', async () => {
  const navigate = vi.fn();
  const saved = delayed();
  const requests = mockFetch(() => saved.promise);
  show(<NewPetForm navigate={navigate} />);
  await userEvent.fill(screen.getByLabelText('Name'), 'Rex');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(requests.map(line)).toEqual(['POST /pet']));
  expect(await requests[0]!.json()).toEqual({ name: 'Rex', photoUrls: [] });
  expect(screen.getByRole('button')).toBeDisabled();
  saved.resolve(Response.json({ id: 31, name: 'Rex', photoUrls: [] }, { status: 201 }));
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/pets/31']]));
});

test.each([
  ['what the server refuses', 'Rex', 'HTTP 422', 1],
  ['a name that the document forbids, and sends nothing', '', 'Invalid request: body.name', 0],
])('says the kind of %s', async (_, name, message, sent) => {
  const navigate = vi.fn();
  const requests = mockFetch(() => Response.json({ code: 'invalid', message: 'Taken' }, { status: 422 }));
  show(<NewPetForm navigate={navigate} />);
  await userEvent.fill(screen.getByLabelText('Name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(requests).toHaveLength(sent);
  expect(screen.getByRole('button')).toBeEnabled();
  expect(navigate).not.toHaveBeenCalled();
});
