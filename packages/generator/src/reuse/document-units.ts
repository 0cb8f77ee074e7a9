import { isObject, type Json, type JsonObject } from '../parse/json.js';
import { keysOf, keysOfRef, pointerTo } from '../parse/pointer.js';

/** A part of a document whose changes are tracked separately, such as a path item or a component. */
export type Unit = { digest: string; refs: readonly string[] };

/** Units by JSON Pointer. */
export type Units = Readonly<Record<string, Unit>>;

/** A collision-resistant hash function, such as SHA-256. */
export type Digest = (text: string) => string;

// The number of keys in the pointer of a unit. Every other top-level field is a unit itself.
const depths = new Map([
  ['paths', 2],
  ['webhooks', 2],
  ['x-bundled', 2],
  ['components', 3],
]);

/** Fields that affect every operation without being referenced. */
const shared = ['openapi', 'swagger', 'jsonSchemaDialect', '$self', 'servers', 'security'];

/**
 * The units of a document and the units that they refer to. Undefined if a reference can't be attributed to one unit, for
 * example because the document uses `$id` or anchors.
 *
 * @param before - The units of an earlier run. The references of unchanged units are reused.
 */
export function unitsOf(document: JsonObject, digest: Digest, before: Units = {}): Units | undefined {
  const units: Record<string, Unit> = {};
  for (const [pointer, value] of partsOf(document)) {
    const hash = digest(JSON.stringify(value));
    const known = before[pointer];
    const refs = known?.digest === hash ? known.refs : refsIn(value);
    if (refs === undefined) return undefined;
    units[pointer] = { digest: hash, refs };
  }
  return units;
}

/** The digest of `context` and of everything that affects all operations without being referenced. */
export function sharedDigest(document: JsonObject, context: readonly unknown[], digest: Digest): string {
  const { components } = document;
  const schemes = isObject(components) ? components['securitySchemes'] : undefined;
  return digest(JSON.stringify([...context, ...shared.map((key) => document[key]), schemes]));
}

/** The unit that contains the value at a pointer. Undefined if the value spans several units. */
export function unitAt(pointer: string): string | undefined {
  const keys = keysOf(pointer);
  const depth = depths.get(keys[0] ?? '') ?? 1;
  return keys.length < depth ? undefined : pointerTo('', ...keys.slice(0, depth));
}

function partsOf(document: JsonObject): [string, Json][] {
  return Object.entries(document).flatMap(([key, value]) =>
    partsAt(value, pointerTo('', key), (depths.get(key) ?? 1) - 1),
  );
}

function partsAt(value: Json, pointer: string, depth: number): [string, Json][] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, child]) => partsAt(child, pointerTo(pointer, key), depth - 1));
}

const identities = new Set(['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$self']);

/** The units that a value refers to. Undefined if that is uncertain. */
function refsIn(value: Json): string[] | undefined {
  const found = new Set<string>();
  const add = (ref: string): boolean => {
    const keys = keysOfRef(ref);
    const unit = keys && unitAt(pointerTo('', ...keys));
    if (unit !== undefined) found.add(unit);
    return unit !== undefined;
  };
  // A `mapping` value is a schema name or a reference: https://spec.openapis.org/oas/v3.2.0.html#discriminator-object
  const addMapped = (target: Json): boolean =>
    typeof target !== 'string' ||
    add(/^[\w-][\w.-]*$/.test(target) ? `#/components/schemas/${target}` : target);
  const visit = (part: Json): boolean => {
    if (Array.isArray(part)) return part.every(visit);
    if (!isObject(part)) return true;
    return Object.keys(part).every((key) => {
      const child = part[key] ?? null;
      if (typeof child === 'string') {
        if (key === '$ref') return add(child);
        return key === 'defaultMapping' ? addMapped(child) : !identities.has(key);
      }
      if (key === 'mapping' && isObject(child) && !Object.values(child).every(addMapped)) return false;
      return visit(child);
    });
  };
  return visit(value) ? [...found] : undefined;
}
