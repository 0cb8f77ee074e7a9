import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line } from '../testing/network';
import { show } from '../testing/show';
import { NameCheck } from './name-check';

const check = () => userEvent.click(screen.getByRole('button', { name: 'Check the name' }));

test.each([
  ['Bello', 'Taken', () => [bello]],
  ['Rex', 'Free', () => [bello]],
  ['Rex', 'Not known', () => new Response(null, { status: 500 })],
])('%s: %s', async (name, text, respond) => {
  const requests = mockFetch(respond);
  show(<NameCheck name={name} />);
  await check();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  expect(requests.map(line)).toEqual(['GET /pet/findByStatus?status=available']);
});

test('aborts the call when the component leaves, without a rejection', async () => {
  const requests = mockFetch(() => delayed().promise);
  const page = show(<NameCheck name="Rex" />);
  await check();
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(null);
  await waitFor(() => expect(requests[0]!.signal.aborted).toBe(true));
});
