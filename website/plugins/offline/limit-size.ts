interface Entry {
  readonly bytes: number;
}

/** The size of the largest entries, of which there are at most `count`. */
export const sizeOfLargest = (entries: readonly Entry[], count: number): number =>
  entries
    .map(({ bytes }) => bytes)
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, bytes) => sum + bytes, 0);

/** Keeps the first entries whose sizes add up to at most the limit. */
export function limitSize<Given extends Entry>(
  entries: readonly Given[],
  limit: number,
): { kept: Given[]; dropped: Given[] } {
  let total = 0;
  let isFull = false;
  const kept: Given[] = [];
  const dropped: Given[] = [];
  for (const entry of entries) {
    isFull ||= total + entry.bytes > limit;
    if (!isFull) total += entry.bytes;
    (isFull ? dropped : kept).push(entry);
  }
  return { kept, dropped };
}
