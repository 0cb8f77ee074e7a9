/** Appends keys to a JSON Pointer (RFC 6901). */
export function pointerTo(base: string, ...keys: (string | number)[]): string {
  let pointer = base;
  for (const key of keys) pointer += `/${escaped(String(key))}`;
  return pointer;
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The keys of a JSON Pointer. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The keys of a local `$ref` such as `#/components/schemas/Pet`. Undefined for any other reference. */
export function keysOfRef(ref: string): string[] | undefined {
  if (ref === '#') return [];
  if (!ref.startsWith('#/')) return undefined;
  return keysOf(decoded(ref.slice(1)));
}

/** Decodes percent-encoding. Text with invalid escapes is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
