import { expect, test, vi } from 'vitest';
import * as generated from '../generated.js';
import * as generatedOnServer from '../generated.server.js';
import * as index from '../index.js';
import * as indexOnServer from '../index.server.js';
import { addPet, getPet, getPhoto } from '../testing/pets.js';

test('each entry exports under `react-server` what it exports elsewhere, or server components could not load it', () => {
  expect(Object.keys(generatedOnServer).sort()).toEqual(Object.keys(generated).sort());
  expect(Object.keys(indexOnServer).sort()).toEqual(Object.keys(index).sort());
});

test('the plain function works there', async () => {
  const fetch = vi.fn(async () => Response.json({ id: 1, name: 'Rex' }));
  const call = generatedOnServer.createCall(getPet);
  await expect(call({ baseURL: 'https://petstore.example', fetch }, { path: { petId: 1 } })).resolves.toEqual(
    {
      id: 1,
      name: 'Rex',
    },
  );
});

const { createDownloadHook, createStatefulHook, createStatelessHook } = generatedOnServer;

test.for([
  ['useGetPet', 'getPet', createStatefulHook(getPet)],
  ['useAddPetAsync', 'addPet', createStatelessHook(addPet)],
  ['useGetPhotoDownload', 'getPhoto', createDownloadHook(getPhoto)],
] as const)('%s loads there, and says what to do when it is called', ([name, plain, useHook]) => {
  expect(useHook).toThrow(
    `${name} only works in Client Components. Move it to a file that starts with 'use client', or call ${plain} instead.`,
  );
});
