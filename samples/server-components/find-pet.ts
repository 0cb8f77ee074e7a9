import { HookloomError } from '@hookloom/react';
import { getPetById } from '../hookloom/petstore';

const config = { baseURL: 'https://petstore.example/api' };

export async function findPet(petId: number) {
  try {
    return await getPetById(config, { path: { petId } });
  } catch (thrown) {
    const error = thrown instanceof HookloomError ? thrown.error : undefined;
    if (error?.kind === 'http' && error.status === 404) return undefined;
    throw thrown;
  }
}
