import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually, stopClock } from '../testing/clock';
import { mockFetch, bello, delayed } from '../testing/network';
import { show } from '../testing/show';
import { LivePetStatus } from './live-pet-status';

stopClock();

function poll(...answers: unknown[]) {
  const requests = mockFetch(() => answers.shift());
  const { store, show: showInstead } = show(<LivePetStatus petId={1} />);
  return { requests, showInstead, state: () => store.getState('petstore', 'getPetById', 'live-1').state };
}

const status = () => screen.getByRole('status').textContent;

test('calls again five seconds after a response, and shows the last status meanwhile', async () => {
  const next = delayed();
  const { state, requests } = poll(bello, next.promise);
  expect(status()).toBe('unknown');
  await eventually(status).toBe('available');
  vi.advanceTimersByTime(4_999);
  expect(state()).toBe('success');
  vi.advanceTimersByTime(1);
  expect([state(), status()]).toEqual(['pending', 'available']);
  next.resolve({ ...bello, status: 'sold' });
  await eventually(status).toBe('sold');
  expect(requests).toHaveLength(2);
});

test('waits for a response, however long it takes', async () => {
  const { state, requests } = poll(bello, delayed().promise);
  await eventually(status).toBe('available');
  vi.advanceTimersByTime(5_000);
  await eventually(() => requests).toHaveLength(2);
  expect([state(), vi.getTimerCount()]).toEqual(['pending', 0]);
});

test('ends with an error', async () => {
  const { state } = poll(bello, new Response(null, { status: 503 }));
  await eventually(status).toBe('available');
  vi.advanceTimersByTime(5_000);
  await eventually(state).toBe('error');
  await eventually(status).toBe('unknown');
  expect(vi.getTimerCount()).toBe(0);
});

test('ends when the component leaves, and frees its slot', async () => {
  const { state, showInstead } = poll(bello);
  await eventually(() => vi.getTimerCount()).toBe(1);
  showInstead(null);
  expect(vi.getTimerCount()).toBe(0);
  await eventually(state).toBe('init');
});
