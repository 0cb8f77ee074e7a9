/** Keeps the first entries whose sizes add up to at most the limit. */
export function limitSize<Entry extends { readonly bytes: number }>(
  entries: readonly Entry[],
  limit: number,
): { kept: Entry[]; dropped: Entry[] } {
  let total = 0;
  let isFull = false;
  const kept: Entry[] = [];
  const dropped: Entry[] = [];
  for (const entry of entries) {
    isFull ||= total + entry.bytes > limit;
    if (!isFull) total += entry.bytes;
    (isFull ? dropped : kept).push(entry);
  }
  return { kept, dropped };
}
