import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PetName } from '../network-state/pet-name';
import { mockFetch } from '../testing/network';
import { TestProvider } from './test-provider';

test('responds to the request that would be sent, without a server', async () => {
  const sent = mockFetch(() => undefined);
  const respond = vi.fn<(request: Request) => Response>(() =>
    Response.json({ id: 1, name: 'Rex', photoUrls: [] }),
  );
  render(<TestProvider answer={respond} children={<PetName petId={1} />} />);
  expect(await screen.findByText('Rex')).toBeVisible();
  expect(respond.mock.calls.map(([{ url }]) => url)).toEqual(['https://petstore.example/api/pet/1']);
  expect(sent).toEqual([]);
});

const failures: [title: string, response: Response, alert: string][] = [
  ['a status of 404', new Response(null, { status: 404 }), 'Failed: http'],
  ['an answer that is no pet', Response.json({ id: 1 }), 'Failed: response-validation'],
];
test.for(failures)('%s is an error, as from a server', async ([, response, alert]) => {
  render(<TestProvider answer={() => response} children={<PetName petId={1} />} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(alert);
});

test('each provider has a store of its own', async () => {
  const answers = ['Rex', 'Max'].map((name) => () => Response.json({ id: 1, name, photoUrls: [] }));
  render(
    answers.map((each, test) => <TestProvider key={test} answer={each} children={<PetName petId={1} />} />),
  );
  expect(await screen.findByText('Rex')).toBeVisible();
  expect(await screen.findByText('Max')).toBeVisible();
});
