import { multipart, type HttpError, type Operation } from '../generated.js';

export type Pet = { id: number; name: string };
export type GetPetRequest = {
  path: { petId: number };
  query?: { fields?: string[] };
  headers?: { 'X-Trace'?: string };
};
export type GetPetError = HttpError<404, { message: string }>;

const has = (property: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && property in value
    ? []
    : [{ path: [property], message: 'Required' }];

const isNumber = (value: unknown) =>
  typeof value === 'number' ? [] : [{ path: [], message: 'Not a number' }];

export const getPet: Operation<GetPetRequest, Pet, GetPetError> = {
  source: 'petstore',
  id: 'getPet',
  method: 'GET',
  path: '/pet/{petId}',
  server: 'https://petstore.example/api',
  parameters: [
    { in: 'path', name: 'petId', required: true, validate: isNumber },
    { in: 'query', name: 'fields' },
    { in: 'header', name: 'X-Trace' },
  ],
  responses: {
    200: { as: 'json', validate: has('name') },
    404: { as: 'json', validate: has('message') },
  },
};

export type AddPetRequest = { body: { name: string } };

export const addPet: Operation<AddPetRequest, Pet> = {
  source: 'petstore',
  id: 'addPet',
  method: 'POST',
  path: '/pet',
  server: 'https://petstore.example/api',
  body: { as: 'json', required: true, validate: has('name') },
  responses: { 200: { as: 'json', validate: has('name') } },
};

export type UploadPhotoRequest = { path: { petId: number }; body: { file: Blob; note?: string } };

export const uploadPhoto: Operation<UploadPhotoRequest, undefined> = {
  source: 'petstore',
  id: 'uploadPhoto',
  method: 'POST',
  path: '/pet/{petId}/photo',
  server: 'https://petstore.example/api',
  parameters: [{ in: 'path', name: 'petId', required: true }],
  body: { as: multipart },
  responses: { 204: {} },
};

export const getPhoto: Operation<{ path: { petId: number } }, Blob, GetPetError> = {
  source: 'petstore',
  id: 'getPhoto',
  method: 'GET',
  path: '/pet/{petId}/photo',
  server: 'https://petstore.example/api',
  parameters: [{ in: 'path', name: 'petId', required: true }],
  accept: ['image/png', 'application/json'],
  responses: { 200: { as: 'binary' }, 404: { as: 'json', validate: has('message') } },
};
