import { getPetById } from '../hookloom/petstore';
import { PetStatus } from './pet-status';

export default async function PetPage() {
  const pet = await getPetById(
    { baseURL: 'https://petstore.example/api' },
    { path: { petId: 1 } },
  );
  return (
    <main>
      <h1>{pet.name}</h1>
      <PetStatus petId={pet.id} />
    </main>
  );
}
