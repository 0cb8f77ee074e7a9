import { useState } from 'react';
import { AddPet } from './add-pet';
import type { PetStatus } from '../hookloom/petstore';
import { PetCard } from './pet-card';
import { PetList } from './pet-list';

const statuses: PetStatus[] = ['available', 'pending', 'sold'];

export default function App() {
  const [status, setStatus] = useState<PetStatus>('available');
  const [petId, setPetId] = useState<number>();

  return (
    <main>
      <h1>Pet shop</h1>
      {statuses.map((each) => (
        <button
          key={each}
          aria-pressed={each === status}
          onClick={() => setStatus(each)}
        >
          {each}
        </button>
      ))}
      <PetList status={status} onSelect={setPetId} />
      {/* highlight-next-line */}
      <AddPet key={status} status={status} />
      {petId !== undefined && (
        <PetCard petId={petId} onClose={() => setPetId(undefined)} />
      )}
    </main>
  );
}
