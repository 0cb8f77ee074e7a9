/** Words that are less similar have nothing in common. */
const SAME_WORD = 0.6;

/** The words of a text with at least two letters. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const pairsOf = (word: string) =>
  new Set(Array.from(word).map((letter, i, all) => letter + (all[i + 1] ?? '')));

/** The Sørensen–Dice coefficient of the pairs of letters of two words: 1 if they are the same, 0 if they share none. */
function similarity(a: string, b: string): number {
  const [some, others] = [pairsOf(a), pairsOf(b)];
  const shared = [...some].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (some.size + others.size);
}

/** How much of a text is in another one: from 0 for nothing to 1 if each of its words is in the other, without typos. */
export function resemblance(text: string, other: string): number {
  const words = wordsOf(text);
  const others = wordsOf(other);
  const total = words.join('').length;
  const common = words.map((word) => {
    const best = Math.max(0, ...others.map((each) => similarity(word, each)));
    return best < SAME_WORD ? 0 : best * word.length;
  });
  return total === 0 ? 0 : common.reduce((sum, each) => sum + each, 0) / total;
}
