import { useEffect, useState } from 'react';
import { isSuccess } from '@hookloom/react';
import { useFindPetsByStatus, type Pet } from '../hookloom/petstore';

const place = 'pets.available.v1';

function readSaved(): Pet[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(saved) ? (saved as Pet[]) : [];
  } catch {
    return [];
  }
}

function save(pets: Pet[]) {
  try {
    localStorage.setItem(place, JSON.stringify(pets));
  } catch {
    // The storage is full or blocked: the app works without a copy.
  }
}

export function RememberedPets() {
  const [saved] = useState(readSaved);
  const [state] = useFindPetsByStatus({
    query: { status: 'available' },
    fetchOnMount: true,
  });

  useEffect(() => {
    if (isSuccess(state)) save(state.data);
  }, [state]);

  const pets = isSuccess(state) ? state.data : saved;
  return <p>{pets.map((pet) => pet.name).join(', ') || 'No pets yet'}</p>;
}
