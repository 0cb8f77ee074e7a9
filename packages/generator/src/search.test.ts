import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Docs } from './docs.js';
import { generate } from './generate.js';
import { search } from './search.js';

const text = readFileSync(new URL('../../../samples/petstore.yaml', import.meta.url), 'utf8');
const { files } = await generate({ id: 'petstore', spec: text });
const docs = JSON.parse(files.find(({ path }) => path === 'docs.json')?.contents ?? '') as Docs;

test.each([
  { query: 'getPetById', first: 'getPetById' },
  { query: 'useGetPetByIdAsync', first: 'getPetById' },
  { query: 'GET /pet/{petId}', first: 'getPetById' },
  { query: 'petSchema', first: 'Pet' },
  { query: 'pet', first: 'Pet' },
  { query: 'download photo', first: 'getPetPhoto' },
  { query: 'remove', first: 'deletePet' },
  { query: 'upl file', first: 'uploadFile' },
])('$query finds $first first', ({ query, first }) => {
  expect(search(docs, query)[0]?.name).toBe(first);
});

test.each(['', '  ', 'pet giraffe', '}{'])('%j finds nothing', (query) => {
  expect(search(docs, query)).toEqual([]);
});

test('the docs have what a reader looks for', () => {
  expect(docs.operations.find(({ name }) => name === 'getPetPhoto')).toEqual({
    name: 'getPetPhoto',
    operationId: 'getPetPhoto',
    method: 'GET',
    path: '/pet/{petId}/photo',
    server: 'https://petstore.example/api',
    file: 'get-pet-photo',
    hooks: {
      stateful: 'useGetPetPhoto',
      stateless: 'useGetPetPhotoAsync',
      download: 'useGetPetPhotoDownload',
    },
    summary: 'Download the photo of a pet',
    tags: ['pet'],
    parameters: [
      { in: 'path', name: 'petId', required: true, type: 'number', description: 'The id of the pet' },
    ],
    responses: [
      { status: '200', description: 'The photo', contents: [{ contentType: 'image/jpeg', type: 'Blob' }] },
      {
        status: '404',
        description: 'There is no pet with this id',
        contents: [{ contentType: 'application/json', type: 'ApiError' }],
      },
    ],
    signature: 'getPetPhoto(config: SourceConfig, request: GetPetPhotoRequest): Promise<GetPetPhotoData>',
    sample: expect.stringContaining('useGetPetPhoto') as string,
  });
  expect(docs.schemas.find(({ name }) => name === 'PetStatus')).toEqual({
    name: 'PetStatus',
    schemaName: 'petStatusSchema',
    description: 'Where a pet stands in the shop',
    type: "export type PetStatus = 'available' | 'pending' | 'sold';",
    properties: [],
  });
});
