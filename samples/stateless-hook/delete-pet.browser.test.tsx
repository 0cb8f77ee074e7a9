import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { DeletePet } from './delete-pet';

const button = () => screen.getByRole('button', { name: 'Delete' });
const deleted = () => new Response(null, { status: 204 });

function showDeletion() {
  const onDeleted = vi.fn();
  return { onDeleted, ...show(<DeletePet petId={1} onDeleted={onDeleted} />) };
}

test('reports a deletion when the server has responded', async () => {
  const gone = delayed();
  const requests = mockFetch(() => gone.promise);
  const { onDeleted } = showDeletion();
  await userEvent.click(button());
  await expect.poll(() => requests.map(line)).toEqual(['DELETE /pet/1']);
  expect(button()).toBeDisabled();
  expect(onDeleted).not.toHaveBeenCalled();
  gone.resolve(deleted());
  await expect.poll(() => onDeleted.mock.calls).toHaveLength(1);
  await expect.poll(button).toBeEnabled();
});

const failures: [title: string, respond: () => unknown, problem: string][] = [
  ['a refusal', noSuchPet, 'Refused with 404.'],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'No response.'],
];
test.for(failures)('%s is shown, until the next try', async ([, respond, problem]) => {
  const answers = [respond, deleted];
  mockFetch(() => answers.shift()!());
  const { onDeleted } = showDeletion();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  expect(onDeleted).not.toHaveBeenCalled();
  await userEvent.click(button());
  await expect.poll(() => onDeleted.mock.calls).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a deletion goes on while the visitor moves to the next page', async () => {
  const gone = delayed();
  const requests = mockFetch(() => gone.promise);
  const { onDeleted, unmount } = showDeletion();
  await userEvent.click(button());
  await expect.poll(() => requests).toHaveLength(1);
  unmount();
  gone.resolve(deleted());
  await expect.poll(() => onDeleted.mock.calls).toHaveLength(1);
  expect(requests[0]!.signal.aborted).toBe(false);
});
