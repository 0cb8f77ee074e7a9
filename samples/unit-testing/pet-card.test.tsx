// #region success
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PetCard } from './pet-card';
import { renderWithFetch } from './render-with-fetch';

const bello = { id: 1, name: 'Bello', status: 'available', photoUrls: [] };

test('loads the pet with this id', async () => {
  const respond = vi.fn<(request: Request) => Response>(() =>
    Response.json(bello),
  );
  renderWithFetch(<PetCard petId={1} />, respond);

  await screen.findByText('Bello');
  expect(respond.mock.calls[0]?.[0].url).toBe('https://test.example/pet/1');
});

// #endregion success

// #region states
const states = [
  [
    'pending',
    () => new Promise<Response>(() => undefined),
    'Loading the pet.',
  ],
  ['success', () => Response.json(bello), 'Bello'],
  [
    'not found',
    () =>
      Response.json(
        { code: 'not_found', message: 'No pet' },
        { status: 404 },
      ),
    'There is no pet 1.',
  ],
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The pet could not be loaded (network).',
  ],
  [
    'a response that breaks the spec',
    () => Response.json({ id: 'one' }),
    'The pet could not be loaded (response-validation).',
  ],
] as const;

test.each(states)('shows %s', async (_, respond, text) => {
  renderWithFetch(<PetCard petId={1} />, respond);
  await screen.findByText(text);
});
// #endregion states
