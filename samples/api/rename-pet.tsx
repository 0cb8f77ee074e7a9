import { isError, isSuccess } from '@hookloom/react';
import { useGetPetById, useUpdatePet } from '../hookloom/petstore';

export function RenamePet({ petId }: { petId: number }) {
  const key = `pet-${petId}`;
  const [pet, reload] = useGetPetById({
    key,
    fetchOnMount: true,
    clearOnUnmount: true,
    path: { petId },
  });
  const [saved, update] = useUpdatePet({ key, clearOnUnmount: true });

  if (isError(pet)) return <p role="alert">The pet could not be read.</p>;
  if (!isSuccess(pet)) return <p>One moment…</p>;

  const rename = async (form: HTMLFormElement) => {
    const name = String(new FormData(form).get('name'));
    const result = await update({ body: { ...pet.data, name } });
    if (result.state === 'success') await reload();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void rename(event.currentTarget);
      }}
    >
      <input name="name" aria-label="Name" defaultValue={pet.data.name} />
      <button>Rename</button>
      {isError(saved) && <p role="alert">The name was not saved.</p>}
    </form>
  );
}
