import { hashOf } from './seed.ts';

/** Longer patterns, and repetitions of repetitions, could take too long to match. */
const maxLength = 200;
const slowPattern = /\([^)]*[+*}][^)]*\)[+*{]/;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const classes: Readonly<Record<string, string>> = {
  d: digits,
  w: letters + digits,
  s: ' ',
  D: letters,
  W: '-',
  S: letters,
};

type Reader = { pattern: string; at: number; seed: string; made: number };

/**
 * A text that matches a pattern.
 *
 * @param preferred - used if it matches.
 * @returns undefined if the pattern is too complex.
 */
export function samplePattern(pattern: string, preferred: string, seed: string): string | undefined {
  if (pattern.length > maxLength || slowPattern.test(pattern)) return undefined;
  let matcher: RegExp;
  try {
    matcher = new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
  const plain = preferred.normalize('NFD').replace(/\P{ASCII}/gu, '');
  const candidates = [
    () => preferred,
    () => plain.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    () => plain.toUpperCase().replace(/[^A-Z0-9]+/g, '_'),
    () => readChoices({ pattern: pattern.replace(/^\^|\$$/g, ''), at: 0, seed, made: 0 }),
  ];
  for (const candidate of candidates) {
    const text = candidate();
    if (matcher.test(text)) return text;
  }
  return undefined;
}

const numberFrom = (reader: Reader) => hashOf(`${reader.seed} ${(reader.made += 1)}`);

/** Reads alternatives up to a closing parenthesis or the end, and makes the first. */
function readChoices(reader: Reader): string {
  const choices = [''];
  while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ')') {
    if (reader.pattern[reader.at] === '|') {
      reader.at += 1;
      choices.push('');
      continue;
    }
    const start = reader.at;
    const once = readOne(reader);
    const after = reader.at;
    const count = readCount(reader);
    const end = reader.at;
    let text = count === 0 ? '' : once;
    for (let more = 1; more < count; more += 1) {
      reader.at = start;
      text += readOne(reader);
    }
    reader.at = Math.max(end, after);
    choices.push(choices.pop()! + text);
  }
  return choices[0]!;
}

function readOne(reader: Reader): string {
  const { pattern } = reader;
  const char = pattern[reader.at]!;
  reader.at += 1;
  if (char === '(') {
    reader.at += /^\?(?::|<[^=!][^>]*>)/.exec(pattern.slice(reader.at))?.[0].length ?? 0;
    const text = readChoices(reader);
    reader.at += 1;
    return text;
  }
  if (char === '[') return pickFrom(reader, readSet(reader));
  if (char === '.') return pickFrom(reader, letters);
  if (char === '^' || char === '$') return '';
  if (char !== '\\') return char;
  const escaped = pattern[reader.at] ?? '';
  reader.at += 1;
  return escaped in classes ? pickFrom(reader, classes[escaped]!) : escaped === 'b' ? '' : escaped;
}

const pickFrom = (reader: Reader, chars: string) => chars[numberFrom(reader) % (chars.length || 1)] ?? '';

/** The characters of a set such as `[a-z_]`. */
function readSet(reader: Reader): string {
  const { pattern } = reader;
  const isNegated = pattern[reader.at] === '^';
  if (isNegated) reader.at += 1;
  let chars = '';
  for (; reader.at < pattern.length && pattern[reader.at] !== ']'; reader.at += 1) {
    const char = pattern[reader.at]!;
    if (char === '\\') {
      reader.at += 1;
      const escaped = pattern[reader.at] ?? '';
      chars += classes[escaped] ?? escaped;
    } else if (pattern[reader.at + 1] === '-' && (pattern[reader.at + 2] ?? ']') !== ']') {
      chars += range(char, pattern[reader.at + 2]!);
      reader.at += 2;
    } else chars += char;
  }
  reader.at += 1;
  return isNegated
    ? Array.from(letters + digits)
        .filter((one) => !chars.includes(one))
        .join('')
    : chars;
}

function range(from: string, to: string): string {
  const [first, last] = [from.charCodeAt(0), Math.min(to.charCodeAt(0), from.charCodeAt(0) + 100)];
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    String.fromCharCode(first + index),
  ).join('');
}

/** How often the last part is repeated: the least that is allowed, but something for `*` and `?`. */
function readCount(reader: Reader): number {
  const [text, symbol, least] = /^(?:([*+?])|\{(\d+)(?:,\d*)?\})\??/.exec(
    reader.pattern.slice(reader.at),
  ) ?? [''];
  reader.at += text.length;
  if (least !== undefined) return Math.min(Number(least), 100);
  if (symbol === '+') return 3;
  return 1;
}
