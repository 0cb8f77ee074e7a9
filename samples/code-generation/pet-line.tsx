import type { Pet } from '../hookloom/petstore';

export function PetLine({ pet }: { pet: Pet }) {
  return (
    <li>
      {pet.name} ({pet.status ?? 'no status'}, {pet.photoUrls.length} photos)
    </li>
  );
}
