import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { AvailablePets } from './available-pets';

const refresh = () => screen.findByRole('button', { name: 'Refresh' });
const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('the first load shows a placeholder', async () => {
  const pets = delayed();
  const requests = mockFetch(() => pets.promise);
  show(<AvailablePets />);
  expect(screen.getByText('No list yet.')).toBeVisible();
  expect(screen.getByRole('region', { busy: true })).toBeVisible();
  pets.resolve([bello]);
  expect(await screen.findByText('Bello')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/findByStatus?status=available']);
});

test('a refresh leaves the list where it was, and marks it as busy', async () => {
  const newer = delayed();
  const answers: unknown[] = [[bello], newer.promise];
  mockFetch(() => answers.shift());
  show(<AvailablePets />);
  const list = await screen.findByRole('list');
  await userEvent.click(await refresh());
  expect(await screen.findByRole('region', { busy: true })).toContainElement(list);
  expect(await refresh()).toBeDisabled();
  expect(listed()).toEqual(['Bello']);
  newer.resolve([bello, mia]);
  await expect.poll(listed).toEqual(['Bello', 'Mia']);
});

test('a refresh that fails leaves the list, too', async () => {
  const answers = [[bello], new Response(null, { status: 503 })];
  mockFetch(() => answers.shift());
  show(<AvailablePets />);
  await screen.findByText('Bello');
  await userEvent.click(await refresh());
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.');
  expect(listed()).toEqual(['Bello']);
});

test('a component that mounts again calls again, and shows the old list meanwhile', async () => {
  const answers: unknown[] = [[bello], delayed().promise];
  const requests = mockFetch(() => answers.shift());
  const page = show(<AvailablePets />);
  await screen.findByText('Bello');
  page.show(null);
  page.show(<AvailablePets />);
  expect(await screen.findByRole('region', { busy: true })).toHaveTextContent('Bello');
  await expect.poll(() => requests).toHaveLength(2);
});
