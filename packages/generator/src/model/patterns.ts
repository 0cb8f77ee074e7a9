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
