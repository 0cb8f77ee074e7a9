import { useUpdatePet, type Pet } from '../hookloom/petstore';

export function SellPet({
  pet,
  onSold,
}: {
  pet: Pet;
  onSold: (pet: Pet) => void;
}) {
  const [, execute] = useUpdatePet({
    key: `sell-${pet.id}`,
    clearOnUnmount: true,
  });

  async function sell() {
    const result = await execute({ body: { ...pet, status: 'sold' } });
    // highlight-next-line
    if (result.state === 'success') onSold(result.data);
  }

  return <button onClick={() => void sell()}>Mark {pet.name} as sold</button>;
}
