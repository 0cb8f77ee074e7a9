import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, later, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { SellPet } from './sell-pet';

const sold = { ...bello, status: 'sold' };
const sell = () => userEvent.click(screen.getByRole('button', { name: 'Mark Bello as sold' }));

test('tells of a sale once the server has answered', async () => {
  const saved = later();
  const requests = mockFetch(() => saved.promise);
  const onSold = vi.fn();
  show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await expect.poll(() => requests.map(line)).toEqual(['PUT /pet']);
  expect(await requests[0]!.json()).toEqual(sold);
  expect(onSold).not.toHaveBeenCalled();
  saved.give({ ...sold, name: 'Bello the sold' });
  await expect.poll(() => onSold.mock.calls).toEqual([[{ ...sold, name: 'Bello the sold' }]]);
});

test('tells of the newer call alone', async () => {
  const answers = [later(), later()];
  const requests = mockFetch(() => answers[requests.length - 1]!.promise);
  const onSold = vi.fn();
  show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await sell();
  await expect.poll(() => requests).toHaveLength(2);
  answers[0]!.give(bello);
  answers[1]!.give(sold);
  await expect.poll(() => onSold.mock.calls).toEqual([[sold]]);
});

test('tells nobody of a sale that failed', async () => {
  mockFetch(noSuchPet);
  const onSold = vi.fn();
  const { store } = show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await expect.poll(() => store.getState('petstore', 'updatePet', 'sell-1').state).toBe('error');
  expect(onSold).not.toHaveBeenCalled();
});

test('a visitor who has left is not sent to another page', async () => {
  const requests = mockFetch(() => later().promise);
  const onSold = vi.fn();
  const page = show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await expect.poll(() => requests).toHaveLength(1);
  page.show(null);
  await expect.poll(() => requests[0]!.signal.aborted).toBe(true);
  expect(onSold).not.toHaveBeenCalled();
});
