import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { DeletePet } from './delete-pet';

const gone = () => new Response(null, { status: 204 });

test('navigates once, after the pet is deleted', async () => {
  const navigate = vi.fn();
  const deleted = delayed();
  const requests = mockFetch(() => deleted.promise);
  show(<DeletePet petId={1} navigate={navigate} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(requests.map(line)).toEqual(['DELETE /pet/1']));
  expect(navigate).not.toHaveBeenCalled();
  deleted.resolve(gone());
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/pets']]));
});

test.each([
  ['that the pet is gone already', noSuchPet, 'This pet is gone already.'],
  ['what else went wrong', () => new Response(null, { status: 500 }), 'HTTP 500'],
])('says %s, and stays', async (_, respond, message) => {
  const navigate = vi.fn();
  mockFetch(respond);
  show(<DeletePet petId={1} navigate={navigate} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(navigate).not.toHaveBeenCalled();
});

test('unmounting ends nothing', async () => {
  const navigate = vi.fn();
  const deleted = delayed();
  const requests = mockFetch(() => deleted.promise);
  const page = show(<DeletePet petId={1} navigate={navigate} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  page.unmount();
  deleted.resolve(gone());
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/pets'));
});
