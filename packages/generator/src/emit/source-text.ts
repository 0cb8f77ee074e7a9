import { isIdentifier } from '../model/names.js';
import type { Doc, Literal } from '../model/schema.js';
import { group, hardline, ifBroken, indent, join, type Layout, line, softline } from './layout.js';

/** A string literal with everything escaped that could end or disguise it. */
export function quoted(text: string): string {
  const body = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/[\u2028\u2029\ufeff\u202a-\u202e\u2066-\u2069]/g, unicodeEscape);
  if (body.includes("'") && !body.includes('"')) return `"${body}"`;
  return `'${body.replaceAll("'", "\\'")}'`;
}

export function literal(value: Literal): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}

export function propertyKey(name: string): string {
  return isPlainKey(name) ? name : quoted(name);
}

function isPlainKey(name: string): boolean {
  return /^(?:0|[1-9]\d{0,14})$/.test(name) || (isIdentifier(name) && /^[\w$]+$/.test(name));
}

/** A doc comment with `*\/` escaped. Empty if there is nothing to document. */
export function comment({ text, deprecated, default: fallback }: Doc): Layout {
  const lines = [
    ...(text ? text.split(/\r\n|[\n\r\u2028\u2029]/) : []),
    ...(fallback === undefined ? [] : [`@default ${fallback}`]),
    ...(deprecated === true ? ['@deprecated'] : []),
  ].map(safeInComment);
  const [first] = lines;
  if (first === undefined) return '';
  if (lines.length === 1) return [`/** ${first} */`, hardline];
  return ['/**', hardline, lines.map((one) => [` * ${one}`, hardline]), ' */', hardline];
}

function safeInComment(text: string): string {
  return text
    .replaceAll('*/', '*\\/')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\p{Surrogate}]/gu, '')
    .trimEnd();
}

/** `{ a: 1, b: 2 }`. */
export function objectOf(entries: readonly Layout[]): Layout {
  if (entries.length === 0) return '{}';
  return group('{', indent(line, join([',', line], entries)), ifBroken(','), line, '}');
}

/** An object with each entry on its own line. */
export function tallObjectOf(entries: readonly Layout[]): Layout {
  if (entries.length === 0) return '{}';
  return ['{', indent(entries.map((entry) => [hardline, entry, ','])), hardline, '}'];
}

export function listOf(items: readonly Layout[]): Layout {
  if (items.length === 0) return '[]';
  return group('[', indent(softline, join([',', line], items)), ifBroken(','), softline, ']');
}

export function call(callee: Layout, ...args: Layout[]): Layout {
  if (args.length === 0) return [callee, '()'];
  return [callee, group('(', indent(softline, join([',', line], args)), ifBroken(','), softline, ')')];
}

/** A call whose only argument is an object or array, which keeps its brackets next to the parentheses. */
export function hugged(callee: Layout, argument: Layout): Layout {
  return [callee, '(', argument, ')'];
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16)}`;
}
