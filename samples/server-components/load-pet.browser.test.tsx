import { expect, test, vi } from 'vitest';
import { bello } from '../testing/network';
import { loadPet } from './load-pet';

test('passes the options of Next.js to fetch', async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json(bello));
  vi.stubGlobal('fetch', sent);
  expect(await loadPet(1)).toEqual(bello);
  expect(sent.mock.calls[0]?.[1]).toEqual({ next: { revalidate: 3600 } });
});
