import { useEffect, useState } from 'react';
import { useFindPetsByStatusAsync } from '../hookloom/petstore';

export function NameCheck({ name }: { name: string }) {
  const [call, abort] = useFindPetsByStatusAsync();
  const [answer, setAnswer] = useState('');

  useEffect(() => abort, [abort]);

  async function check() {
    try {
      const pets = await call({ query: { status: 'available' } });
      setAnswer(pets.some((pet) => pet.name === name) ? 'Taken' : 'Free');
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError')
        return;
      setAnswer('Not known');
    }
  }

  return (
    <>
      <button onClick={() => void check()}>Check the name</button>
      <output>{answer}</output>
    </>
  );
}
