import { createDownloadHook, createStatefulHook, createStatelessHook } from '../generated.js';
import { isError, isSuccess } from '../index.js';
import { addPet, getPet, getPhoto, uploadPhoto } from './pets.js';

export const useGetPet = createStatefulHook(getPet);
export const useAddPetAsync = createStatelessHook(addPet);
export const useUploadPhoto = createStatefulHook(uploadPhoto);
export const useGetPhotoDownload = createDownloadHook(getPhoto);

export type PetOptions = NonNullable<Parameters<typeof useGetPet>[0]>;

/** Shows a slot in one line, and lets a user call and clear it. React keeps `key` for itself, so it is `slot` here. */
export function PetCard({
  label = 'pet',
  slot,
  onRender,
  ...options
}: Omit<PetOptions, 'key'> & { label?: string; slot?: string; onRender?: (state: string) => void }) {
  const [state, execute, clear] = useGetPet({ ...options, key: slot } as PetOptions);
  onRender?.(state.state);
  const detail = isSuccess(state) ? ` ${state.data.name}` : isError(state) ? ` ${state.error.kind}` : '';
  return (
    <section aria-label={label}>
      <p role="status">
        {state.state}
        {detail}
      </p>
      <button onClick={() => void execute({ path: { petId: 7 } })}>fetch 7</button>
      <button onClick={() => void execute()}>fetch own</button>
      <button onClick={clear}>clear</button>
    </section>
  );
}
