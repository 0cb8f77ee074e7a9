import type { IndexChunk } from './index-chunk';

/** @throws Error if the file can't be loaded completely. */
export async function fetchChunk(url: string): Promise<IndexChunk> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return (await response.json()) as IndexChunk;
}
