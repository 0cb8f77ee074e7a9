import { HookloomError, HookloomProvider } from '@hookloom/react';
import { getPetById } from '../hookloom/petstore';
import { PetStatus } from '../pet/pet-status';

const baseURL = process.env.PETS;

/** Uses the other exports that work in server components: the error and the provider. */
export default async function Lost() {
  const pet = await getPetById({ baseURL }, { path: { petId: 7 } }).catch((error) => {
    if (error instanceof HookloomError) return error.error;
    throw error;
  });
  return (
    <HookloomProvider configs={{ petstore: { baseURL } }}>
      <h1>{`${pet.kind} ${pet.status}`}</h1>
      <PetStatus petId={1} />
    </HookloomProvider>
  );
}
