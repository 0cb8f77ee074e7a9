import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetLoader } from './pet-loader';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

/** Requests two pets at the same time and returns their responses and requests. */
async function loadBoth() {
  const answers = [delayed(), delayed()] as const;
  const requests = mockFetch((request) => answers[line(request) === 'GET /pet/1' ? 0 : 1].promise);
  show(<PetLoader petIds={[1, 2]} />);
  await press('Load 1');
  await press('Load 2');
  await expect.poll(() => requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']);
  return { answers, aborted: () => requests.map(({ signal }) => signal.aborted) };
}

test('calls run in parallel, and each loads its pet', async () => {
  const { answers } = await loadBoth();
  answers[1].resolve(mia);
  await expect.poll(listed).toEqual(['Mia']);
  answers[0].resolve(bello);
  await expect.poll(listed).toEqual(['Mia', 'Bello']);
});

test('a controller drops one request and keeps the rest', async () => {
  const { answers, aborted } = await loadBoth();
  await press('Cancel 1');
  expect(aborted()).toEqual([true, false]);
  answers[1].resolve(mia);
  await expect.poll(listed).toEqual(['Mia']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('abort drops all, and is no failure', async () => {
  const { aborted } = await loadBoth();
  await press('Cancel all');
  expect(aborted()).toEqual([true, true]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that a pet could not be loaded, until one is', async () => {
  mockFetch((request) => (line(request) === 'GET /pet/1' ? bello : noSuchPet()));
  show(<PetLoader petIds={[1, 7]} />);
  await press('Load 7');
  expect(await screen.findByRole('alert')).toHaveTextContent('The last pet could not be loaded.');
  await press('Load 1');
  await expect.poll(listed).toEqual(['Bello']);
  expect(screen.queryByRole('alert')).toBeNull();
});
