import { isSlow } from './slow-pattern.js';

/** Why strings are not held against a pattern; undefined if they are. */
export function problemOf(pattern: string): string | undefined {
  const shown = `\`${pattern.slice(0, 80)}\``;
  if (compileFlags(pattern) === undefined) return `${shown} isn't a regular expression of ECMAScript`;
  return isSlow(pattern)
    ? `${shown} can take exponential time, so a long string could block the page`
    : undefined;
}

/**
 * The flags with which a pattern compiles: `u`, as JSON Schema wants it, or none where it escapes more than that allows,
 * as `\-` does; undefined for a pattern of another dialect.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-6.4
 */
export function compileFlags(pattern: string): 'u' | '' | undefined {
  if (compiles(pattern, 'u')) return 'u';
  // Without the flag `\A`, `\p{L}` and the like compile too, and mean something else.
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
