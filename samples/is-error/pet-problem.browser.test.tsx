import type { HookloomConfigs } from '@hookloom/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetProblem } from './pet-problem';

const responses: [title: string, respond: () => unknown, alert: string][] = [
  ['a missing pet', noSuchPet, 'There is no such pet.'],
  ['another error status', () => new Response(null, { status: 503 }), 'HTTP 503'],
  ['a body that is no pet', () => ({ id: 1 }), 'The response (200) has an unexpected form.'],
];
test.for(responses)('says what is wrong with %s', async ([, respond, alert]) => {
  mockFetch(respond);
  show(<PetProblem petId={1} />);
  expect(screen.getByText('No problem so far.')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(alert);
});

const headers = () => Promise.reject(new Error('The session is over'));
const refused: [title: string, petId: number, configs: HookloomConfigs, alert: string][] = [
  ['a request that does not match the document', 1.5, {}, 'Not sent: integer'],
  ['a request whose headers cannot be had', 1, { petstore: { headers } }, 'The session is over'],
];
test.for(refused)('%s is not sent', async ([, petId, configs, alert]) => {
  const requests = mockFetch(() => bello);
  show(<PetProblem petId={petId} />, { configs });
  expect(await screen.findByRole('alert')).toHaveTextContent(alert);
  expect(requests).toEqual([]);
});

test('without a response, offers to try again', async () => {
  let reachable = false;
  const requests = mockFetch(() => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return bello;
  });
  show(<PetProblem petId={1} />);
  const again = await screen.findByRole('button', { name: 'unreachable: try again' });
  reachable = true;
  await userEvent.click(again);
  await waitFor(() => expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']));
  expect(await screen.findByText('No problem so far.')).toBeVisible();
});
