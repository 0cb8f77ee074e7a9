import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { MissingPet } from './missing-pet';

const responses: [title: string, respond: () => Response, alert: string][] = [
  ['a documented body', noSuchPet, 'No such pet (not_found)'],
  [
    'a page of a proxy',
    () => new Response('<h1>Not found</h1>', { status: 404 }),
    'The server returned 404.',
  ],
  ['an undocumented status', () => Response.json({}, { status: 503 }), 'The server returned 503.'],
];
test.for(responses)('%s is shown as far as it is known', async ([, respond, alert]) => {
  mockFetch(respond);
  show(<MissingPet petId={7} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(alert);
});

test('shows nothing for a response that is not an error', async () => {
  mockFetch(() => bello);
  const { store } = show(<MissingPet petId={1} />);
  await waitFor(() => expect(store.getState('petstore', 'getPetById').state).toBe('success'));
  expect(screen.queryByRole('alert')).toBeNull();
});
