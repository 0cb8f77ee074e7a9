import { HookloomError } from '@hookloom/react';
import { useGetPetByIdAsync, type Pet } from '../hookloom/petstore';

const pauses = [500, 1000, 2000];

export function usePatientPet(): (petId: number) => Promise<Pet> {
  const [call] = useGetPetByIdAsync();

  return async (petId) => {
    for (const pause of pauses) {
      try {
        return await call({ path: { petId } });
      } catch (reason) {
        if (
          !(reason instanceof HookloomError) ||
          reason.error.kind !== 'network'
        )
          throw reason;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return call({ path: { petId } });
  };
}
