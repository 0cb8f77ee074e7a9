import { isSlow } from './slow-pattern.js';

/** Why a pattern can't be validated. Undefined if it can. */
export function problemOf(pattern: string): string | undefined {
  const shown = `\`${pattern.slice(0, 80)}\``;
  if (compileFlags(pattern) === undefined) return `${shown} isn't a regular expression of ECMAScript`;
  return isSlow(pattern)
    ? `${shown} can take exponential time, so a long string could block the page`
    : undefined;
}

/**
 * The flags that a pattern compiles with: `u` as in JSON Schema, or none if it has escapes that `u` forbids, such as `\-`.
 * Undefined for a pattern of another dialect.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-6.4
 */
export function compileFlags(pattern: string): 'u' | '' | undefined {
  if (compiles(pattern, 'u')) return 'u';
  // Without `u`, escapes such as `\A` and `\p{L}` compile with a different meaning.
  const foreign = /\\(?![dDwWsSbBfnrtv0cxu\d])[A-Za-z]|\\u\{/.test(pattern.replace(/\\\\/g, ''));
  return !foreign && compiles(pattern, '') ? '' : undefined;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
