import { useState } from 'react';
import { useUploadFileAsync } from '../hookloom/petstore';

export function PhotoUpload({ petId }: { petId: number }) {
  const [call, abort] = useUploadFileAsync();
  const [report, setReport] = useState('');

  async function upload(files: File[]) {
    setReport(`Sending ${files.length}`);
    const results = await Promise.allSettled(
      files.map((file) => call({ path: { petId }, body: { file } })),
    );
    const sent = results.filter(
      (result) => result.status === 'fulfilled',
    ).length;
    setReport(`${sent} of ${files.length} sent`);
  }

  return (
    <>
      <input
        type="file"
        multiple
        aria-label="Photos"
        onChange={(event) =>
          void upload(Array.from(event.target.files ?? []))
        }
      />
      <button onClick={abort}>Cancel</button>
      <output>{report}</output>
    </>
  );
}
