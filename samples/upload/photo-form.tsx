import { useState } from 'react';
import { isError, isPending, isSuccess } from '@hookloom/react';
import { useUploadFile } from '../hookloom/petstore';
import { findProblem } from './find-problem';
import { UploadProblem } from './upload-problem';

export function PhotoForm({ petId }: { petId: number }) {
  const [state, upload, clear] = useUploadFile({
    key: `pet-${petId}`,
    clearOnUnmount: true,
  });
  const [problem, setProblem] = useState('');

  function choose(file: File | undefined) {
    const found = file && findProblem(file);
    setProblem(found ?? '');
    if (!file || found) clear();
    else void upload({ path: { petId }, body: { file } });
  }

  return (
    <>
      <input
        type="file"
        aria-label="Photo"
        accept="image/jpeg,image/png"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {isPending(state) && (
        <p>
          <progress aria-label="Uploading" />
          <button onClick={clear}>Cancel</button>
        </p>
      )}
      {isSuccess(state) && <a href={state.data.url}>Saved</a>}
      {problem !== '' && <p role="alert">{problem}</p>}
      {isError(state) && <UploadProblem error={state.error} />}
    </>
  );
}
