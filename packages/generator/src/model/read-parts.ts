import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  arrayAt,
  objectAt,
  getOwn,
  stringAt,
} from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { childrenOf } from '../parse/schema-children.js';
import { unionOf } from './combine.js';
import { propertiesNamed } from './find-property.js';
import { patternsOf } from './pattern-properties.js';
import { docOf } from './read-doc.js';
import { limitsOf } from './read-values.js';
import { type Property, type Schema, unknownSchema } from './schema.js';
import type { Place } from './place.js';
import type { Reader } from './reader.js';
import { isOmitted, requiresOneWay, withSiblings } from './one-way.js';
import { isFile } from './variants.js';

/** A JSON type, from `type` or inferred from other keywords. */
export type JsonType = string;

/** The schemas to intersect: the members of `allOf` and the schema's own type. */
export function partsOf(
  reader: Reader,
  value: JsonObject,
  place: Place,
  types: readonly JsonType[],
): Schema[] {
  const listed = arrayAt(value, 'allOf');
  const around = listed.length === 0 ? place : withSiblings(place, value);
  const members = listed.map((member, index) => readMember(reader, member, index, around));
  const itself =
    types.length === 0 ? [] : [unionOf(types.map((type) => readType(reader, type, value, around)))];
  return [...members, ...itself];
}

/**
 * Reads a member of `allOf`. If it refers to a parent whose `oneOf` or `anyOf` contains this schema, the parent is read without
 * them to avoid a cycle.
 */
function readMember(reader: Reader, member: Json, index: number, place: Place): Schema {
  const at = { ...place, pointer: pointerTo(place.pointer, 'allOf', index) };
  const parent =
    stringAt(member, '$ref') === undefined || place.base !== undefined
      ? undefined
      : reader.references.followObject(member, at.pointer);
  const lists = (keyword: string) =>
    arrayAt(parent?.value, keyword).some((option) => {
      const ref = stringAt(option, '$ref');
      return ref !== undefined && reader.references.lookUp(ref)?.pointer === place.within;
    });
  if (parent === undefined || place.within === undefined || !(lists('oneOf') || lists('anyOf')))
    return parent && requiresOneWay(reader.references, parent.value, at)
      ? reader.read(parent.value, { ...at, pointer: parent.pointer })
      : reader.read(member, at);
  const { oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...rest } = parent.value;
  return reader.read(rest, { ...place, pointer: parent.pointer });
}

const meaningObject = ['properties', 'additionalProperties', 'required'];

/**
 * The possible JSON types of a value, empty if unconstrained. Without `type`, a schema with `properties`, `required` or
 * `additionalProperties` is an object, and one with `items` an array. This is what authors mean, and the only deviation from
 * JSON Schema.
 */
export function typesOf(value: JsonObject, { exact, known, mode }: Place): JsonType[] {
  const type = getOwn(value, 'type');
  if (type === undefined && mode === 'form' && isFile(value)) return ['file'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((item) => typeof item === 'string');
  const has = (keys: readonly string[]) => keys.some((key) => Object.hasOwn(value, key));
  if (has(meaningObject)) return !exact || known === 'object' ? ['object'] : [];
  return has(['items']) && (!exact || known === 'array') ? ['array'] : [];
}

export function readType(reader: Reader, type: JsonType, value: JsonObject, place: Place): Schema {
  switch (type) {
    case 'object':
      return readObject(reader, value, place);
    case 'array':
      return readArray(reader, value, place);
    case 'string':
    case 'file':
      if (place.mode === 'form' && isFile(value)) return { kind: 'file' };
      return limited(reader, place, { kind: 'string' }, limitsOf(value, 'string'));
    case 'number':
    case 'integer':
      return limited(
        reader,
        place,
        { kind: 'number', integer: type === 'integer' },
        limitsOf(value, 'number'),
      );
    case 'boolean':
    case 'null':
      return { kind: type };
    default:
      return unknownSchema;
  }
}

function limited(
  reader: Reader,
  place: Place,
  schema: Extract<Schema, { limits?: unknown }>,
  limits: ReturnType<typeof limitsOf>,
): Schema {
  if (limits === 'never') return reader.contradiction(place, 'a lower limit is above an upper one.');
  return limits === undefined ? schema : { ...schema, limits };
}

function readArray(reader: Reader, value: JsonObject, place: Place): Schema {
  const limits = limitsOf(value, 'array');
  // Before 2020-12, `items` could be a list, and `additionalItems` was what `items` is now.
  const listed = Array.isArray(getOwn(value, 'items'));
  const [first, rest] = listed
    ? (['items', 'additionalItems'] as const)
    : (['prefixItems', 'items'] as const);
  const items = Object.hasOwn(value, rest) ? reader.child(value[rest], place, rest) : unknownSchema;
  const prefix = arrayAt(value, first).map((item, index) => reader.child(item, place, first, index));
  if (prefix.length === 0) return limited(reader, place, { kind: 'array', items }, limits);
  const { min = 0, max } = limits === 'never' ? {} : (limits ?? {});
  const required = Math.min(min, prefix.length);
  const tuple: Schema = {
    kind: 'tuple',
    items: prefix,
    ...(required < prefix.length ? { required } : {}),
    rest: items.kind === 'never' ? undefined : items,
  };
  if (limits === 'never') return limited(reader, place, tuple, limits);
  const size = {
    // `unknown` accepts a missing item, so the length has to be checked.
    ...(min > prefix.length || prefix.slice(0, required).some(isOpen) ? { min } : {}),
    ...(max !== undefined && (max < prefix.length || items.kind !== 'never') ? { max } : {}),
  };
  return Object.keys(size).length > 0 ? { ...tuple, limits: size } : tuple;
}

function isOpen({ kind }: Schema): boolean {
  return ['unknown', 'ref', 'union', 'intersection', 'refined'].includes(kind);
}

function readObject(reader: Reader, value: JsonObject, place: Place): Schema {
  const required = new Set(
    arrayAt(value, 'required').filter((name): name is string => typeof name === 'string'),
  );
  if (required.delete('__proto__'))
    reader.notValidated(place, 'required', '`__proto__` is not a property that a value can safely have');
  const properties: Property[] = entriesOf(getOwn(value, 'properties'))
    .filter(([name]) => name !== '__proto__')
    .map(([name, property]) => ({
      name,
      schema: reader.child(property, place, 'properties', name),
      required: required.has(name) && !isOmitted(reader.references, name, property, place),
      doc: docOf(property),
    }));
  const declared = objectAt(value, 'properties') ?? {};
  for (const name of required) {
    if (Object.hasOwn(declared, name)) continue;
    const found = [{ value, pointer: place.pointer }, ...(place.siblings ?? [])]
      .flatMap((one) => propertiesNamed(reader.references, one.value, name, one.pointer))
      .find((one) => isSmall(one.value));
    const schema = found
      ? reader.read(found.value, { ...place, pointer: found.pointer, siblings: undefined })
      : unknownSchema;
    if (!isOmitted(reader.references, name, found?.value, place))
      properties.push({ name, schema, required: true, doc: {} });
  }
  return {
    kind: 'object',
    properties,
    additional: readAdditional(reader, value, place, properties.length === 0),
  };
}

/** Whether a schema is small enough to be emitted twice. Nested schemas would grow exponentially. */
function isSmall(schema: Json): boolean {
  return stringAt(schema, '$ref') !== undefined || !isObject(schema) || childrenOf(schema).length === 0;
}

/** The schema of additional properties. Patterns and `false` are checks instead. */
function readAdditional(reader: Reader, value: JsonObject, place: Place, alone: boolean): Schema | undefined {
  const additional = getOwn(value, 'additionalProperties');
  const patterns = patternsOf(reader, value, place);
  // The checks contain these schemas too.
  const repeated = [
    ...patterns.map(([, schema]) => schema),
    ...(additional === undefined ? [] : [additional]),
  ];
  if (patterns.length > 0 && (!alone || additional === undefined || !repeated.every(isSmall)))
    return undefined;
  const values = unionOf([
    ...patterns.map(([pattern, schema]) => reader.child(schema, place, 'patternProperties', pattern)),
    additional === undefined ? unknownSchema : reader.child(additional, place, 'additionalProperties'),
  ]);
  return values.kind === 'unknown' || (additional === false && !alone) ? undefined : values;
}
