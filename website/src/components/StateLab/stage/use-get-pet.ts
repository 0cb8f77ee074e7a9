import { createStatefulHook, type HttpError, type Operation } from '@hookloom/react/generated';
import type { Pet } from '../core/events';

/** As generated for the petstore, without the schemas. */
const operation: Operation<{ path: { petId: number } }, Pet, HttpError<404, { message: string }>> = {
  source: 'petstore',
  id: 'getPetById',
  method: 'GET',
  path: '/pet/{petId}',
  server: 'https://petstore.example/api',
  parameters: [{ in: 'path', name: 'petId', required: true }],
  responses: { 200: { as: 'json' }, 404: { as: 'json' } },
};

export const useGetPetById = createStatefulHook(operation);
