import { useState } from 'react';
import { useFindPetsByStatus } from '../hookloom/petstore';

export function PetList() {
  const [isSold, setSold] = useState(false);
  const [pets] = useFindPetsByStatus({
    query: { status: isSold ? 'sold' : 'available' },
    fetchOnMount: true,
  });

  return (
    <>
      <button onClick={() => setSold(!isSold)}>
        {isSold ? 'Show available' : 'Show sold'}
      </button>
      {pets.state === 'success' && (
        <ul>
          {pets.data.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}
