import { useDeletePetAsync, useGetPet } from './petstore';

export function PetDetails({ petId }: { petId: number }) {
  const [state] = useGetPet({ path: { petId }, fetchOnMount: true });
  const [deletePet] = useDeletePetAsync();

  if (state.state !== 'success') return null;
  const pet = state.data;
  return (
    <article>
      <h2>{pet.name}</h2>
      <p>Born in {pet.born.slice(0, 4)}</p>
      <button onClick={() => void deletePet({ path: { petId } })}>Delete</button>
    </article>
  );
}
