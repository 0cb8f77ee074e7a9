import { deflateSync, Inflate } from 'fflate';

type Bytes = Uint8Array<ArrayBuffer>;

/** Compresses bytes without a header, like `CompressionStream('deflate-raw')`, which not every browser has. */
export async function deflate(bytes: Bytes): Promise<Uint8Array> {
  const stream = native(() => new CompressionStream('deflate-raw'));
  return stream ? collect(new Blob([bytes]).stream().pipeThrough(stream), Infinity) : deflateSync(bytes);
}

/**
 * Decompresses bytes.
 *
 * @throws RangeError if there are more than `limit`: a short link may unfold to gigabytes
 */
export async function inflate(bytes: Bytes, limit: number): Promise<Uint8Array> {
  const stream = native(() => new DecompressionStream('deflate-raw'));
  if (stream) return collect(new Blob([bytes]).stream().pipeThrough(stream), limit);
  const chunks = new Chunks(limit);
  const inflater = new Inflate((chunk) => chunks.add(chunk));
  // In small parts, so that the limit is noticed in time.
  for (let start = 0; start < bytes.length; start += 4096)
    inflater.push(bytes.subarray(start, start + 4096), start + 4096 >= bytes.length);
  return chunks.join();
}

function native<T>(create: () => T): T | undefined {
  try {
    return create();
  } catch {
    return undefined;
  }
}

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks = new Chunks(limit);
  const reader = stream.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return chunks.join();
    chunks.add(value);
  }
}

class Chunks {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;
  constructor(readonly limit: number) {}

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length > this.limit) throw new RangeError('Too many bytes.');
  }

  join(): Uint8Array {
    const all = new Uint8Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }
}
