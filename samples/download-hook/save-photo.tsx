import { isError, isPending, isSuccess } from '@hookloom/react';
import { useGetPetPhotoDownload } from '../hookloom/petstore';

export function SavePhoto({ petId }: { petId: number }) {
  const [state, download, clear] = useGetPetPhotoDownload({
    key: `photo-${petId}`,
  });

  if (isPending(state)) {
    const { loaded = 0, total = 'unknown' } = state.progress ?? {};
    return (
      <p>
        {loaded} of {total} bytes <button onClick={clear}>Cancel</button>
      </p>
    );
  }

  return (
    <p>
      <button onClick={() => void download({ path: { petId } })}>
        Save photo
      </button>
      {isSuccess(state) && (
        <>
          Saved as {state.data.fileName}.{' '}
          <button onClick={clear}>Done</button>
        </>
      )}
      {isError(state) && (
        <span role="alert">The photo could not be fetched.</span>
      )}
    </p>
  );
}
