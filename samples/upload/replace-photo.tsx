import { isError, isPending, isSuccess } from '@hookloom/react';
import { useSetPetPhoto } from '../hookloom/shelter';

export function ReplacePhoto({ petId }: { petId: number }) {
  const [state, send] = useSetPetPhoto({
    key: `pet-${petId}`,
    clearOnUnmount: true,
  });

  return (
    <>
      <input
        type="file"
        aria-label="Photo"
        accept="image/jpeg,image/png"
        onChange={({ target }) => {
          const body = target.files?.[0];
          if (body) void send({ path: { petId }, body });
        }}
      />
      {isPending(state) && <p>Sending</p>}
      {isSuccess(state) && <p>Saved</p>}
      {isError(state) &&
        state.error.kind === 'http' &&
        state.error.documented && (
          <p role="alert">
            At most {state.error.body.maxBytes / 1_000_000} MB
          </p>
        )}
    </>
  );
}
