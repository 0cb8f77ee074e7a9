import { useAddPetAsync, type NewPet } from './petstore';

export function AddPet() {
  const [addPet] = useAddPetAsync();

  async function submit(form: FormData) {
    const pet: NewPet = { name: String(form.get('name')), status: 'pending' };
    await addPet({ body: pet });
  }

  return (
    <form action={submit}>
      <label>
        Name <input name="name" required />
      </label>
      <button>Add</button>
    </form>
  );
}
