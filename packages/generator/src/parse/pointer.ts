/** Joins keys to a JSON pointer (RFC 6901) that begins with `base`. */
export function pointerTo(base: string, ...keys: (string | number)[]): string {
  let pointer = base;
  for (const key of keys) pointer += `/${escaped(String(key))}`;
  return pointer;
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The keys of a JSON pointer. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The keys that a local `$ref` such as `#/components/schemas/Pet` names, or undefined where it is not local. */
export function keysOfRef(ref: string): string[] | undefined {
  if (ref === '#') return [];
  if (!ref.startsWith('#/')) return undefined;
  return keysOf(decoded(ref.slice(1)));
}

/** Text with its percent escapes undone, or as it is where they are wrong. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
