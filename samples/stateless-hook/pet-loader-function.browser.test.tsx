import { expect, test, vi } from 'vitest';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { loadPet } from './pet-loader-function';

function load() {
  const resolved = vi.fn();
  const rejected = vi.fn();
  void loadPet(1).then(resolved, rejected);
  return { resolved, rejected };
}

test('loads the pet from the URL passed to it, without a component', async () => {
  const requests = mockFetch(() => bello);
  const { resolved } = load();
  await expect.poll(() => resolved.mock.calls).toEqual([[bello]]);
  expect(requests.map(({ url }) => url)).toEqual(['https://petstore.example/api/pet/1']);
});

test('rejects with what is wrong', async () => {
  mockFetch(noSuchPet);
  const { rejected } = load();
  await expect.poll(() => rejected.mock.calls).toMatchObject([[{ error: { kind: 'http', status: 404 } }]]);
});
