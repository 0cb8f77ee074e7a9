/** Responds in place of a server: it knows one pet, and takes 300 ms. */
export const mockPetstore: typeof fetch = async (input, init) => {
  const { url } = new Request(input, init);
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (new URL(url).pathname === '/api/pet/1')
    return Response.json({
      id: 1,
      name: 'Bello',
      status: 'available',
      photoUrls: [],
    });
  return Response.json(
    { code: 'not_found', message: 'No such pet' },
    { status: 404 },
  );
};
