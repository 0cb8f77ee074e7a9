/** Whether a name matches a pattern, in which `*` stands for any characters. */
export function matchesName(pattern: string, name: string): boolean {
  return matchesAll(Array.from(pattern), Array.from(name), '*', (one, other) => one === other);
}

/**
 * Whether a path matches a pattern, in which `*` stands for any characters within a segment, and the segment `**` for any number
 * of segments, including none.
 */
export function matchesPath(pattern: string, path: string): boolean {
  return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}

/** Matches greedily: if the rest doesn't match, only the last wildcard takes one item more. Never exponential. */
function matchesAll(
  pattern: readonly string[],
  items: readonly string[],
  wildcard: string,
  matches: (one: string, item: string) => boolean,
): boolean {
  let [at, retryAt, retryFrom] = [0, -1, 0];
  for (let index = 0; index < items.length;) {
    const one = pattern[at];
    if (one === wildcard) {
      [retryAt, retryFrom] = [at, index];
      at += 1;
    } else if (one !== undefined && matches(one, items[index] ?? '')) {
      at += 1;
      index += 1;
    } else {
      if (retryAt < 0) return false;
      retryFrom += 1;
      [at, index] = [retryAt + 1, retryFrom];
    }
  }
  return pattern.slice(at).every((rest) => rest === wildcard);
}
