import { isObject, type Json, type JsonObject } from '../parse/json.js';
import { keysOf, keysOfRef, pointerTo } from '../parse/pointer.js';

/** A part of a document whose changes are told from those of other parts, such as a path item or a component. */
export type Unit = { digest: string; refs: readonly string[] };

/** Units by their pointers. */
export type Units = Readonly<Record<string, Unit>>;

/** A collision-resistant hash function, such as SHA-256. */
export type Digest = (text: string) => string;

// How many keys lead to a unit. Every other field at the top is one.
const depths = new Map([
  ['paths', 2],
  ['webhooks', 2],
  ['x-bundled', 2],
  ['components', 3],
]);

/** What any operation may depend on without a reference. */
const shared = ['openapi', 'swagger', 'jsonSchemaDialect', '$self', 'servers', 'security'];

/**
 * The units of a document, and what they refer to. Undefined where a reference may lead to another place than it says, as
 * with `$id` and anchors, or to more than one unit.
 *
 * @param before - earlier units: what one refers to is not looked for again unless it has changed
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

/** A digest of what any operation may depend on without a reference, and of what is in `context`. */
export function sharedDigest(document: JsonObject, context: readonly unknown[], digest: Digest): string {
  const { components } = document;
  const schemes = isObject(components) ? components['securitySchemes'] : undefined;
  return digest(JSON.stringify([...context, ...shared.map((key) => document[key]), schemes]));
}

/** The unit that a pointer leads into; undefined where it leads to several. */
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

/** The units that a value refers to; undefined where that is not certain. */
function refsIn(value: Json): string[] | undefined {
  const found = new Set<string>();
  const add = (ref: string): boolean => {
    const keys = keysOfRef(ref);
    const unit = keys && unitAt(pointerTo('', ...keys));
    if (unit !== undefined) found.add(unit);
    return unit !== undefined;
  };
  // A mapping of a discriminator may have the name of a component in place of a reference.
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
