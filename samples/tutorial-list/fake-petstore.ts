import type { NewPet, Pet } from '../hookloom/petstore';

const pets: Pet[] = [
  { id: 1, name: 'Bello', status: 'available', photoUrls: [] },
  { id: 2, name: 'Mia', status: 'available', photoUrls: [] },
  { id: 3, name: 'Rex', status: 'sold', photoUrls: [] },
];
let busy = true;

export const fakePetstore: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);

  await new Promise((resolve) => setTimeout(resolve, 300));
  request.signal.throwIfAborted();

  if (request.method === 'POST' && pathname === '/api/pet') {
    const pet = {
      ...((await request.json()) as NewPet),
      id: pets.length + 1,
    };
    pets.push(pet);
    return Response.json(pet, { status: 201 });
  }

  if (pathname === '/api/pet/findByStatus') {
    const status = searchParams.get('status');
    if (status === 'sold' && busy) {
      busy = false;
      return Response.json(
        { code: 'busy', message: 'Too many requests' },
        { status: 503 },
      );
    }
    return Response.json(pets.filter((pet) => pet.status === status));
  }

  const pet = pets.find(({ id }) => pathname === `/api/pet/${id}`);
  if (pet) return Response.json(pet);
  return Response.json(
    { code: 'not_found', message: 'There is no such pet' },
    { status: 404 },
  );
};
