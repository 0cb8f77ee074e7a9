import { editDistance } from '../search/edit-distance.js';

const longest = 200;

/** The name that a misspelled word probably stands for, ignoring case. */
export function closest(word: string, names: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  if (word.length > longest) return undefined;
  let limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase(), limit);
    if (distance > limit || (best !== undefined && distance === limit)) continue;
    [best, limit] = [name, distance];
  }
  return best;
}
