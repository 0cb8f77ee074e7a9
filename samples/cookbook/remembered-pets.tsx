import { useEffect, useState } from 'react';
import { isSuccess } from '@hookloom/react';
import { useFindPetsByStatus, type Pet } from '../hookloom/petstore';

const place = 'pets.available.v1';

function readSaved(): Pet[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as Pet[];
  } catch {
    return [];
  }
}

export function RememberedPets() {
  const [saved] = useState(readSaved);
  const [state] = useFindPetsByStatus({
    query: { status: 'available' },
    fetchOnMount: true,
  });

  useEffect(() => {
    if (isSuccess(state))
      localStorage.setItem(place, JSON.stringify(state.data));
  }, [state]);

  const pets = isSuccess(state) ? state.data : saved;
  return <p>{pets.map((pet) => pet.name).join(', ') || 'No pets yet'}</p>;
}
