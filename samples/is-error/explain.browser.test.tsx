import { HookloomError, isError } from '@hookloom/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFindPetsByStatus, useGetPetById } from '../hookloom/petstore';
import { mockFetch } from '../testing/network';
import { show } from '../testing/show';
import { explain } from './explain';

function Problems() {
  const [pet] = useGetPetById({ fetchOnMount: true, path: { petId: 1 } });
  const [pets] = useFindPetsByStatus({ fetchOnMount: true, query: { status: 'sold' } });
  return (
    <>
      <p>{isError(pet) && explain(pet.error)}</p>
      <p>{isError(pets) && explain(pets.error)}</p>
    </>
  );
}

const responses: [title: string, respond: () => unknown, explained: string][] = [
  ['a 401', () => new Response(null, { status: 401 }), 'Please sign in again.'],
  ['another status', () => new Response(null, { status: 503 }), 'Something went wrong (http).'],
  ['an unexpected body', () => ({ id: 1 }), 'Something went wrong (response-validation).'],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'The server did not respond.'],
];
test.for(responses)('explains %s to any operation', async ([, respond, explained]) => {
  mockFetch(respond);
  show(<Problems />);
  await waitFor(() => expect(screen.getAllByText(explained)).toHaveLength(2));
});

test('explains the error of a HookloomError', () => {
  const thrown = new HookloomError({ kind: 'network', reason: 'offline', cause: undefined });
  expect(explain(thrown.error)).toBe('The server did not respond.');
});
