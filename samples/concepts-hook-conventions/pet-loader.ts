import { getPetById, type Pet } from '../hookloom/petstore';

const config = { baseURL: 'https://petstore.example/api' };

export function loadPet(petId: number): Promise<Pet> {
  return getPetById(config, { path: { petId } });
}
