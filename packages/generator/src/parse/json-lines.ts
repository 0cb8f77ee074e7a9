import { keysOf } from './pointer.js';

type Trie = { pointers: string[]; children: Map<string, Trie> };
type Frame = { object: boolean; index: number; key: string; node: Trie | undefined };

const space = /[ \t\n\r]*/y;
const scalar = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Finds the offsets of JSON Pointers in a JSON text, in one pass, without building values and without recursion.
 *
 * @param pointers - If there are any, the text must be valid JSON, because subtrees without a pointer are skipped.
 * @returns The offsets, and as `end` the offset of the first syntax error or the end of the text.
 */
export function scanJson(
  text: string,
  pointers: readonly string[],
): { offsets: Map<string, number>; end: number } {
  const offsets = new Map<string, number>();
  const stack: Frame[] = [];
  let at = 0;
  let node: Trie | undefined = trieOf(pointers);
  // `test` avoids allocating the matches, of which a large document has millions.
  const skip = () => {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
  };
  const readScalar = (): boolean => {
    scalar.lastIndex = at;
    const end = text[at] === '"' ? endOfString(text, at) : scalar.test(text) ? scalar.lastIndex : undefined;
    at = end ?? at;
    return end !== undefined;
  };
  const readKey = (frame: Frame): boolean => {
    skip();
    const start = at;
    if (text[at] !== '"' || !readScalar()) return false;
    const end = at;
    skip();
    if (text[at] !== ':') return false;
    at += 1;
    frame.key = frame.node ? (JSON.parse(text.slice(start, end)) as string) : '';
    node = frame.node?.children.get(frame.key);
    node?.pointers.forEach((pointer) => offsets.set(pointer, start));
    return true;
  };

  for (;;) {
    skip();
    if (stack.length === 0) node?.pointers.forEach((pointer) => offsets.set(pointer, at));
    const open = text[at];
    let closed = true;
    if (node === undefined && pointers.length > 0 && (open === '{' || open === '['))
      at = endOfBrackets(text, at);
    else if (open === '{' || open === '[') {
      const frame: Frame = { object: open === '{', index: 0, key: '', node };
      at += 1;
      skip();
      if (text[at] === (frame.object ? '}' : ']')) at += 1;
      else {
        stack.push(frame);
        closed = false;
        if (frame.object && !readKey(frame)) return { offsets, end: at };
        if (!frame.object) node = elementOf(frame, offsets, at);
      }
    } else if (!readScalar()) return { offsets, end: at };

    while (closed) {
      const frame = stack.at(-1);
      skip();
      if (frame === undefined) return { offsets, end: at };
      if (text[at] === ',') {
        at += 1;
        frame.index += 1;
        if (frame.object && !readKey(frame)) return { offsets, end: at };
        if (!frame.object) {
          skip();
          node = elementOf(frame, offsets, at);
        }
        closed = false;
      } else if (text[at] === (frame.object ? '}' : ']')) {
        at += 1;
        stack.pop();
      } else return { offsets, end: at };
    }
  }
}

const escaped = /["\\/bfnrt]|u[\da-fA-F]{4}/y;

/** The end of the string at `start`, or undefined if it is invalid. Not a regular expression: it could overflow the stack. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32) return undefined;
    if (code !== 92) continue;
    escaped.lastIndex = at + 1;
    const found = escaped.exec(text)?.[0];
    if (found === undefined) return undefined;
    at += found.length;
  }
  return undefined;
}

/** The end of the object or array at `start`. The text must be valid JSON. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = closingQuote(text, at);
    else if (code === openBrace || code === openBracket) depth += 1;
    else if ((code === closeBrace || code === closeBracket) && --depth === 0) return at + 1;
  }
  return text.length;
}

/** The index of the closing quote of the string at `start`. The text must be valid JSON. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = at;
    while (text.charCodeAt(escapes - 1) === backslash) escapes -= 1;
    if ((at - escapes) % 2 === 0) return at;
  }
  return text.length;
}

const [quote, backslash] = [34, 92];
const [openBrace, closeBrace, openBracket, closeBracket] = [123, 125, 91, 93];

function elementOf(frame: Frame, offsets: Map<string, number>, at: number): Trie | undefined {
  const node = frame.node?.children.get(String(frame.index));
  node?.pointers.forEach((pointer) => offsets.set(pointer, at));
  return node;
}

function trieOf(pointers: readonly string[]): Trie {
  const root: Trie = { pointers: [], children: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const key of keysOf(pointer)) {
      let child = node.children.get(key);
      if (child === undefined) node.children.set(key, (child = { pointers: [], children: new Map() }));
      node = child;
    }
    node.pointers.push(pointer);
  }
  return root;
}

/** The line number of an offset, starting at 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
