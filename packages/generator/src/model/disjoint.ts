import { canonical, entriesOf, isObject, type Json, arrayAt, objectAt, getOwn } from '../parse/json.js';
import type { References } from '../parse/references.js';
import { valuesOf } from './read-values.js';

/** What distinguishes the values of a schema. Undefined fields are unconstrained. */
type Signature = {
  types: ReadonlySet<string> | undefined;
  values: ReadonlySet<string> | undefined;
  required: ReadonlySet<string>;
  /** The possible values of required properties. */
  tags: ReadonlyMap<string, ReadonlySet<string>>;
  /** The property names that a closed object allows. */
  closed: ReadonlySet<string> | undefined;
};

const maxDepth = 8;
/** The limit of the quadratic comparison. */
const maxOptions = 300;

/** Whether no value matches two of the schemas, so that `oneOf` needs no exclusivity check. */
export function areDisjoint(references: References, options: readonly Json[]): boolean {
  if (options.length > maxOptions) return false;
  const signatures = options.map((option) => signatureOf(references, option, 0));
  return signatures.every((one, index) =>
    signatures.slice(index + 1).every((other) => areDistinct(one, other) || areDistinct(other, one)),
  );
}

function areDistinct(a: Signature, b: Signature): boolean {
  if (haveNoneInCommon(a.types, b.types) || haveNoneInCommon(a.values, b.values)) return true;
  if (!isOnlyObject(a) || !isOnlyObject(b)) return false;
  for (const [name, values] of a.tags) if (haveNoneInCommon(values, b.tags.get(name))) return true;
  return a.closed !== undefined && [...b.required].some((name) => !a.closed?.has(name));
}

function isOnlyObject({ types }: Signature): boolean {
  return types?.size === 1 && types.has('object');
}

function haveNoneInCommon(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): boolean {
  return a !== undefined && b !== undefined && ![...a].some((item) => b.has(item));
}

function signatureOf(references: References, schema: Json, depth: number): Signature {
  const open = { types: undefined, values: undefined, required: new Set<string>() };
  const value = references.peek(schema);
  if (!isObject(value) || depth > maxDepth || (value !== schema && getOwn(schema, 'nullable') === true))
    return { ...open, tags: new Map(), closed: undefined };
  const values = valuesOf(value)?.map(canonical);
  const required = new Set(
    arrayAt(value, 'required').filter((name): name is string => typeof name === 'string'),
  );
  const itself: Signature = {
    types: typesOf(value),
    values: values && new Set(values),
    required,
    tags: tagsOf(references, value, required),
    closed:
      getOwn(value, 'additionalProperties') === false && getOwn(value, 'patternProperties') === undefined
        ? new Set(Object.keys(objectAt(value, 'properties') ?? {}))
        : undefined,
  };
  return arrayAt(value, 'allOf')
    .map((member) => signatureOf(references, member, depth + 1))
    .reduce(both, itself);
}

function both(a: Signature, b: Signature): Signature {
  return {
    types: common(a.types, b.types),
    values: common(a.values, b.values),
    required: new Set([...a.required, ...b.required]),
    tags: new Map([...a.tags, ...b.tags]),
    closed: common(a.closed, b.closed),
  };
}

function common<T>(a: ReadonlySet<T> | undefined, b: ReadonlySet<T> | undefined): ReadonlySet<T> | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return new Set([...a].filter((item) => b.has(item)));
}

function typesOf(value: Json): ReadonlySet<string> | undefined {
  const type = getOwn(value, 'type');
  const listed = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  if (listed.length > 0) {
    const nulls = getOwn(value, 'nullable') === true ? ['null'] : [];
    return new Set([...listed, ...nulls].map((one) => (one === 'integer' ? 'number' : one)));
  }
  const has = (...keys: string[]) => keys.some((key) => getOwn(value, key) !== undefined);
  if (has('nullable')) return undefined;
  if (has('properties', 'required', 'additionalProperties')) return new Set(['object']);
  return has('items') ? new Set(['array']) : undefined;
}

function tagsOf(
  references: References,
  value: Json,
  required: ReadonlySet<string>,
): Map<string, ReadonlySet<string>> {
  const tags = new Map<string, ReadonlySet<string>>();
  for (const [name, property] of entriesOf(getOwn(value, 'properties'))) {
    const plain = required.has(name) ? references.peek(property) : undefined;
    const values = isObject(plain) ? valuesOf(plain) : undefined;
    if (values) tags.set(name, new Set(values.map(canonical)));
  }
  return tags;
}
