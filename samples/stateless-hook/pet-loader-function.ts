import { getPetById } from '../hookloom/petstore';

const config = { baseURL: 'https://petstore.example/api' };

export function loadPet(petId: number) {
  return getPetById(config, { path: { petId } });
}
