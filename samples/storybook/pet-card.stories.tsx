import type { ComponentType } from 'react';
import { HookloomProvider } from '@hookloom/react';
import { PetCard } from './pet-card';

const respondWith =
  (respond: () => Response | Promise<Response>) => (Story: ComponentType) => (
    <HookloomProvider
      configs={{
        petstore: {
          baseURL: 'https://petstore.example/api',
          fetch: async () => respond(),
        },
      }}
    >
      <Story />
    </HookloomProvider>
  );

export default { title: 'PetCard', component: PetCard, args: { petId: 1 } };

export const Loading = {
  decorators: [respondWith(() => new Promise(() => undefined))],
};

export const Loaded = {
  decorators: [
    respondWith(() =>
      Response.json({
        id: 1,
        name: 'Bello',
        status: 'available',
        photoUrls: [],
      }),
    ),
  ],
};

export const NotFound = {
  decorators: [
    respondWith(() =>
      Response.json(
        { code: 'not_found', message: 'No pet' },
        { status: 404 },
      ),
    ),
  ],
};
