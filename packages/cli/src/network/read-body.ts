import { decodeText } from '../decode-text.js';
import { diagnostic, Failure } from '../diagnostics.js';
import { isTimeout, withoutQuery, tooLong } from './request-failure.js';

/** Larger than any spec that the generator accepts. */
const maxBytes = 256 * 1024 * 1024;

type Options = { location: string; timeout: number; onBytes: ((bytes: number) => void) | undefined };

/** Reads the whole body as text. An incomplete response is a failure, never a shorter text. */
export async function readBody(response: Response, { location, timeout, onBytes }: Options): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) break;
      onBytes?.(bytes);
    }
  } catch (error) {
    if (isTimeout(error)) throw tooLong(location, timeout);
    throw new Failure([
      diagnostic(
        'HL4004',
        `${withoutQuery(location)} closed the connection early, ${amount(bytes, response)}.`,
      ),
    ]);
  }
  if (bytes > maxBytes)
    throw new Failure([
      diagnostic('HL1006', `${withoutQuery(location)} is larger than ${maxBytes / 2 ** 20} MiB.`),
    ]);
  return decodeText(Buffer.concat(chunks));
}

function amount(bytes: number, { headers }: Response): string {
  const total = headers.get('content-encoding') === null ? headers.get('content-length') : null;
  return total === null ? `after ${bytes} bytes` : `after ${bytes} of ${total} bytes`;
}
