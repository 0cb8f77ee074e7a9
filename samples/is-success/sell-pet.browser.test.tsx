import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { SellPet } from './sell-pet';

const sold = { ...bello, status: 'sold' };
const sell = () => userEvent.click(screen.getByRole('button', { name: 'Mark Bello as sold' }));

test('reports a sale once the server has responded', async () => {
  const saved = delayed();
  const requests = mockFetch(() => saved.promise);
  const onSold = vi.fn();
  show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await expect.poll(() => requests.map(line)).toEqual(['PUT /pet']);
  expect(await requests[0]!.json()).toEqual(sold);
  expect(onSold).not.toHaveBeenCalled();
  saved.resolve({ ...sold, name: 'Bello the sold' });
  await expect.poll(() => onSold.mock.calls).toEqual([[{ ...sold, name: 'Bello the sold' }]]);
});

test('reports only the newer call', async () => {
  const answers = [delayed(), delayed()];
  const requests = mockFetch(() => answers[requests.length - 1]!.promise);
  const onSold = vi.fn();
  show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await sell();
  await expect.poll(() => requests).toHaveLength(2);
  answers[0]!.resolve(bello);
  answers[1]!.resolve(sold);
  await expect.poll(() => onSold.mock.calls).toEqual([[sold]]);
});

test('reports no sale that failed', async () => {
  mockFetch(noSuchPet);
  const onSold = vi.fn();
  const { store } = show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await expect.poll(() => store.getState('petstore', 'updatePet', 'sell-1').state).toBe('error');
  expect(onSold).not.toHaveBeenCalled();
});

test('a visitor who has left is not sent to another page', async () => {
  const requests = mockFetch(() => delayed().promise);
  const onSold = vi.fn();
  const page = show(<SellPet pet={bello} onSold={onSold} />);
  await sell();
  await expect.poll(() => requests).toHaveLength(1);
  page.show(null);
  await expect.poll(() => requests[0]!.signal.aborted).toBe(true);
  expect(onSold).not.toHaveBeenCalled();
});
