// Imports what a server component would, under the `react-server` condition, without a bundler.
import { HookloomError, HookloomProvider } from '@hookloom/react';
import { getPetById, petSchema, useGetPetById } from './alone/petstore.js';

const config = { baseURL: process.env.PETS };
const { name } = await getPetById(config, { path: { petId: 1 } });
const lost = await getPetById(config, { path: { petId: 7 } }).catch((error) => error);
const said = [useGetPetById, HookloomProvider].map((call) => {
  try {
    return call({});
  } catch (error) {
    return error.message;
  }
});
const isPet = petSchema.safeParse({ name: 'Rex' }).success;
console.log(JSON.stringify({ name, isHookloomError: lost instanceof HookloomError, isPet, said }));
