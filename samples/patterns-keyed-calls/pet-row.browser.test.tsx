import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetRows } from './pet-row';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('each row has its own state', async () => {
  const answers = [delayed(), delayed()];
  const requests = mockFetch((request) => answers[line(request) === 'GET /pet/1' ? 0 : 1]!.promise);
  show(<PetRows petIds={[1, 2]} />);
  expect(rows()).toEqual(['1', '2']);
  answers[1]!.resolve(mia);
  await waitFor(() => expect(rows()).toEqual(['1', 'Mia']));
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-busy', 'true');
  answers[0]!.resolve(bello);
  await waitFor(() => expect(rows()).toEqual(['Bello', 'Mia']));
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']);
});

test('each row has its own retry', async () => {
  const requests = mockFetch((request) => {
    if (line(request) === 'GET /pet/2') return mia;
    return requests.length > 2 ? bello : new Response(null, { status: 500 });
  });
  show(<PetRows petIds={[1, 2]} />);
  await waitFor(() => expect(rows()).toEqual(['1 Retry', 'Mia']));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rows()).toEqual(['Bello', 'Mia']));
  expect(requests.map(line).sort()).toEqual(['GET /pet/1', 'GET /pet/1', 'GET /pet/2']);
});

test('a row that leaves frees its slot and ends its call', async () => {
  const requests = mockFetch((request) => (line(request) === 'GET /pet/2' ? mia : delayed().promise));
  const page = show(<PetRows petIds={[1, 2]} />);
  await waitFor(() => expect(rows()).toEqual(['1', 'Mia']));
  page.show(<PetRows petIds={[2]} />);
  await waitFor(() => expect(requests.find(({ signal }) => signal.aborted)?.url).toMatch(/1$/));
  expect(page.store.getState('petstore', 'getPetById', 'row-1').state).toBe('init');
  expect(rows()).toEqual(['Mia']);
});
