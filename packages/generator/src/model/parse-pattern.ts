/** A quantified part of a regular expression: a character set, a group of alternatives, or an assertion, which has neither. */
export type Part = {
  characters?: readonly string[];
  group?: readonly Sequence[];
  min: number;
  max: number;
};

export type Sequence = readonly Part[];

const maxLength = 5000;
const maxDepth = 30;

// A sample of each class of characters that patterns distinguish.
const alphabet = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  'é',
  'π',
  '中',
  '\u2028',
  '💩',
];

const token =
  /\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<[^>]*>|[^])|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<[^>]*>|[-ims]+:)|[()|^$]|[^]/uy;
const quantifier = /(?:([*+?])|\{(\d+)(,)?(\d*)\})\??/y;

/** Parses a valid regular expression. Undefined if it is too long or too deeply nested. */
export function parsePattern(pattern: string): Sequence[] | undefined {
  if (pattern.length > maxLength) return undefined;
  const parser = { pattern, at: 0, known: new Map<string, readonly string[]>() };
  return alternatives(parser, 0);
}

type Parser = { pattern: string; at: number; known: Map<string, readonly string[]> };

/** Parses alternatives up to and including the closing parenthesis. */
function alternatives(parser: Parser, depth: number): Sequence[] | undefined {
  if (depth > maxDepth) return undefined;
  const found: Part[][] = [[]];
  while (parser.at < parser.pattern.length) {
    const text = next(parser);
    if (text === ')') break;
    if (text === '|') {
      found.push([]);
      continue;
    }
    let part: Omit<Part, 'min' | 'max'> = {};
    if (text.startsWith('(')) {
      const group = alternatives(parser, depth + 1);
      if (group === undefined) return undefined;
      // Lookaround assertions consume no text.
      part = /^\(\?<?[=!]/.test(text) ? {} : { group };
    } else if (!/^(?:[\^$]|\\[bB\dk].*)$/s.test(text)) part = { characters: charactersOf(parser, text) };
    found.at(-1)?.push({ ...part, ...times(parser) });
  }
  return found;
}

function next(parser: Parser): string {
  token.lastIndex = parser.at;
  const text = token.exec(parser.pattern)?.[0] ?? parser.pattern.charAt(parser.at);
  parser.at += text.length;
  return text;
}

function times(parser: Parser): { min: number; max: number } {
  quantifier.lastIndex = parser.at;
  const [text, sign, low, comma, high] = quantifier.exec(parser.pattern) ?? [];
  if (text === undefined) return { min: 1, max: 1 };
  parser.at += text.length;
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  const min = Number(low);
  return { min, max: comma === undefined ? min : high ? Number(high) : Infinity };
}

function charactersOf({ known }: Parser, text: string): readonly string[] {
  const kept = known.get(text);
  if (kept) return kept;
  const found = alphabet.filter((character) => matches(text, character));
  known.set(text, found);
  return found;
}

function matches(text: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${text})$`, 'u').test(character);
  } catch {
    return new RegExp(`^(?:${text.startsWith('[') || text.startsWith('\\') ? text : `\\${text}`})$`).test(
      character,
    );
  }
}
