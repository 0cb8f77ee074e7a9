import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetWithVersion } from './pet-with-version';

const responses: [title: string, respond: () => Response, text: string][] = [
  [
    'a version',
    () => Response.json(bello, { headers: { ETag: '"v2"' } }),
    'Bello is available (HTTP 200, version "v2")',
  ],
  [
    'neither version nor status',
    () => Response.json({ ...bello, status: undefined }),
    'Bello is of unknown status (HTTP 200, version not given)',
  ],
];
test.for(responses)('reads body, HTTP status and header of a response with %s', async ([, respond, text]) => {
  mockFetch(respond);
  show(<PetWithVersion petId={1} />);
  expect(screen.getByText('No pet to show yet.')).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
});

test('has nothing to read where the call failed', async () => {
  mockFetch(noSuchPet);
  const { store } = show(<PetWithVersion petId={7} />);
  await expect.poll(() => store.getState('petstore', 'getPetById', 'pet-7').state).toBe('error');
  expect(screen.getByText('No pet to show yet.')).toBeVisible();
});
