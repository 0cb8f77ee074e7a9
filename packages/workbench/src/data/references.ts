import { getOwn, isObject, type Json } from './json.ts';

/** The JSON pointer of a local `$ref`, such as `/components/schemas/Pet`. Undefined for any other. */
export function pointerOf(ref: string): string | undefined {
  if (!ref.startsWith('#/')) return undefined;
  try {
    return decodeURIComponent(ref.slice(1));
  } catch {
    return ref.slice(1);
  }
}

/** The value at a JSON pointer (RFC 6901). */
export function valueAt(document: Json, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((value, key) => getOwn(value, key), document);
}

/** Follows a chain of `$ref`s. Undefined if it is broken or circular. */
export function follow(document: Json, value: Json | undefined): Json | undefined {
  let current = value;
  for (let steps = 0; steps < 100; steps += 1) {
    const ref = getOwn(current, '$ref');
    if (typeof ref !== 'string') return current;
    const pointer = pointerOf(ref);
    current = pointer === undefined ? undefined : valueAt(document, pointer);
  }
  return undefined;
}

/** The `$ref`s in a value. Examples and defaults are data, so theirs don't count. */
export function refsIn(value: Json | undefined): Set<string> {
  const refs = new Set<string>();
  const open: (Json | undefined)[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) for (const item of next) open.push(item);
    else if (isObject(next))
      for (const [key, child] of Object.entries(next)) {
        if (key === '$ref' && typeof child === 'string') refs.add(child);
        else if (!/^(examples?|default|const|enum|x-.*)$/.test(key)) open.push(child);
      }
  }
  return refs;
}

/** The values that the `$ref`s in a value refer to, directly or indirectly, by `$ref`. */
export function reachable(document: Json, value: Json | undefined): Record<string, Json> {
  const found = new Map<string, Json>();
  const open = [...refsIn(value)];
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    const pointer = pointerOf(ref);
    const target = found.has(ref) || pointer === undefined ? undefined : valueAt(document, pointer);
    if (target === undefined) continue;
    found.set(ref, target);
    open.push(...refsIn(target));
  }
  return Object.fromEntries(found);
}
