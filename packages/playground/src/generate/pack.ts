import type { GenerateOutput, GenerateResponse } from './messages.ts';

/** Puts all files into one block of memory: a page receives thousands of texts, or long ones, too slowly. */
export function pack({ files, ...rest }: GenerateOutput): GenerateResponse {
  const encoder = new TextEncoder();
  const encoded = files.map(({ path, contents }) => ({ path, bytes: encoder.encode(contents) }));
  const contents = new Uint8Array(encoded.reduce((length, { bytes }) => length + bytes.length, 0));
  let at = 0;
  for (const { bytes } of encoded) {
    contents.set(bytes, at);
    at += bytes.length;
  }
  return { ...rest, files: encoded.map(({ path, bytes: { length } }) => ({ path, length })), contents };
}

/** The files of a response. Each is decoded when it is first read. */
export function unpack({ files, contents, ...rest }: GenerateResponse): GenerateOutput {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let at = 0;
  const unpacked = files.map(({ path, length }) => {
    const bytes = contents.subarray(at, (at += length));
    let text: string | undefined;
    return {
      path,
      get contents() {
        return (text ??= decoder.decode(bytes));
      },
    };
  });
  return { ...rest, files: unpacked };
}
