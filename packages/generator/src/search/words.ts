/** A term and its position in a text. */
export interface Token {
  /** The term in lower case, without accents. */
  readonly term: string;
  /** The weight of a match: 1 for a whole word, less for a part of an identifier. */
  readonly weight: number;
  /** Where it starts in the text. */
  readonly start: number;
  /** The index after its last character. */
  readonly end: number;
}

/** A word as written, such as `--check` or `clearOnUnmount`, and its parts. */
export interface Word {
  readonly term: string;
  readonly parts: readonly Token[];
  readonly start: number;
  readonly end: number;
}

/** A title, heading or query as one word. */
export interface Name {
  readonly joined: string;
  /** The number of its words. */
  readonly words: number;
}

const WORD = /(?:--)?[\p{L}\p{N}]+(?:[-_.$]+[\p{L}\p{N}]+)*/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}]+/gu;
/** A code matches by its number, not by its letters, which other codes share. */
const CODE = /^\p{L}+\p{N}+$/u;
const isNumber = ({ term }: Token) => /^\d{2,}$/.test(term);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const SEPARATORS = /[-_.$]+/g;
const PART_WEIGHT = 0.6;
const TAIL_WEIGHT = 0.4;
/** A word with more parts isn't a name but data, such as Base64. Its suffixes would need memory quadratic in its length. */
const MOST_PARTS = 30;

/** A word without parts. Most words are. */
const PLAIN = /^[A-Za-z]?[a-z]*$/;
const ASCII = /^[ -~]*$/;

function fold(text: string): string {
  return (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
}

/** Splits text into words, and identifiers into their parts: camelCase, snake_case, kebab-case and dots. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => parseWord(match[0], match.index));
}

export const joinWords = (words: readonly Word[]): string => words.map(({ term }) => term).join('');

/** A text as one word, without articles and inflection: "Upload a file" has the name of "upload files". */
export const nameOf = (text: string): Name => joinName(splitWords(text).map(({ term }) => term));

/** Terms as one name. */
export function joinName(terms: readonly string[]): Name {
  const words = terms.filter((term) => !ARTICLES.has(term));
  return { joined: stem(words.join('')), words: words.length };
}

function parseWord(written: string, start: number): Word {
  const end = start + written.length;
  if (PLAIN.test(written)) return { term: written.toLowerCase(), parts: [], start, end };
  const flag = written.startsWith('--') ? '--' : '';
  const parts = Array.from(written.matchAll(PART), (match) => {
    const from = start + match.index;
    return { term: fold(match[0]), weight: PART_WEIGHT, start: from, end: from + match[0].length };
  });
  if (CODE.test(written)) return { term: fold(written), parts: parts.filter(isNumber), start, end };
  const term = flag + fold(written.replace(SEPARATORS, ''));
  return { term, parts: flag || parts.length > 1 ? parts : [], start, end };
}

/**
 * All terms to index for a text: words, parts of identifiers, and their suffixes (`petbyid` for `getPetById`), so that any
 * part matches by prefix.
 */
export function tokens(text: string): Token[] {
  return splitWords(text).flatMap(({ term, parts, start, end }) => [
    { term, weight: 1, start, end },
    ...parts,
    ...(parts.length > MOST_PARTS ? [] : parts.slice(1, -1)).map((part, i) => ({
      term: parts
        .slice(i + 1)
        .map((tail) => tail.term)
        .join(''),
      weight: TAIL_WEIGHT,
      start: part.start,
      end,
    })),
  ]);
}

/** Removes English suffixes: `requests`, `requesting` and `requested` have the same stem. Of short words, only the plural's. */
export function stem(term: string): string {
  if (/\d/.test(term)) return term;
  if (term.length < 5) return term.replace(/^(\w{2}[^aiosu])s$/, '$1');
  return term
    .replace(/^(.{4,})at(?:ions?|ed?|es|ing|ors?)$/, '$1')
    .replace(/(?:sses|ies)$/, (end) => (end === 'ies' ? 'y' : 'ss'))
    .replace(/([^s])s$/, '$1')
    .replace(/([a-z]{3})(?:ing|ed|er|e)$/, '$1')
    .replace(/([bdgklmnprt])\1$/, '$1');
}

/** Words that don't carry meaning in a query. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are be by can cannot do does for from get has have how i if in into is it its let make me my need no not of on or ' +
    'should so that the their them there this to use using want was way we what when where which while who why will with work works you your'
  ).split(' '),
);
