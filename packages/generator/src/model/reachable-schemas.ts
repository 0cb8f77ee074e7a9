import { isObject, type Json, stringAt } from '../parse/json.js';
import type { References } from '../parse/references.js';

const refs = new Set(['$ref', '$dynamicRef', 'defaultMapping']);

/** The pointers of the components in `schemas` that parts of a document refer to, directly or indirectly. */
export function reachableSchemas(
  references: References,
  parts: readonly (Json | undefined)[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (part: Json | undefined, base: string | undefined): void => {
    if (Array.isArray(part)) for (const item of part) visit(item, base);
    if (!isObject(part)) return;
    for (const [key, child] of Object.entries(part)) {
      if (refs.has(key)) follow(child, base);
      if (key === 'mapping' && isObject(child))
        for (const target of Object.values(child)) follow(target, base);
      visit(child, base);
    }
  };
  const follow = (ref: Json, base: string | undefined): void => {
    if (typeof ref !== 'string') return;
    // A discriminator also maps to names: https://spec.openapis.org/oas/v3.2.0.html#discriminator-object
    const target = references.lookUp(ref, base) ?? references.lookUp(`#/components/schemas/${ref}`);
    if (target === undefined || reached.has(target.pointer)) return;
    reached.add(target.pointer);
    const own = stringAt(target.value, '$id') === undefined ? target.base : target.pointer;
    visit(target.value, own);
  };
  for (const part of parts) visit(part, undefined);
  return new Set([...reached].filter((pointer) => /^\/components\/schemas\/[^/]+$/.test(pointer)));
}
