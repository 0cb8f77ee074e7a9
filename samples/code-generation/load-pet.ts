import { getPetById } from '../hookloom/petstore';

export function loadPet(petId: number) {
  return getPetById(
    { baseURL: 'https://petstore.example/api' },
    { path: { petId } },
  );
}
