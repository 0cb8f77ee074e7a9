import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  own,
  textAt,
} from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { unionOf } from './combine.js';
import { propertiesNamed } from './find-property.js';
import { docOf } from './read-doc.js';
import { limitsOf } from './read-values.js';
import { type Property, type Schema, unknown } from './schema.js';
import type { Place, SchemaReader } from './schema-reader.js';
import { isFile } from './variants.js';

/** What a schema itself demands and what each member of its `allOf` demands. */
export function partsOf(reader: SchemaReader, value: JsonObject, place: Place): Schema[] {
  const members = listAt(value, 'allOf').map((member, index) => readMember(reader, member, index, place));
  const types = typesOf(value);
  const itself =
    types.length === 0 ? [] : [unionOf(types.map((type) => readType(reader, type, value, place)))];
  return [...members, ...itself];
}

/**
 * A child that takes its parent by `allOf`, where the parent lists the child in `oneOf`, would contain itself: it takes
 * what the parent has besides.
 */
function readMember(reader: SchemaReader, member: Json, index: number, place: Place): Schema {
  const at = { ...place, pointer: pointerTo(place.pointer, 'allOf', index) };
  const parent =
    textAt(member, '$ref') === undefined ? undefined : reader.references.followObject(member, at.pointer);
  const lists = (keyword: string) =>
    listAt(parent?.value, keyword).some((option) => {
      const ref = textAt(option, '$ref');
      return ref !== undefined && reader.references.lookUp(ref)?.pointer === place.within;
    });
  if (parent === undefined || place.within === undefined || !(lists('oneOf') || lists('anyOf')))
    return reader.read(member, at);
  const { oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...rest } = parent.value;
  return reader.read(rest, { ...place, pointer: parent.pointer });
}

function typesOf(value: JsonObject): string[] {
  const type = own(value, 'type');
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) {
    const some = type.filter((item): item is string => typeof item === 'string');
    return some.length > 1 ? some.filter((item) => item !== 'null') : some;
  }
  if (
    ['properties', 'additionalProperties', 'required', 'patternProperties'].some((key) =>
      Object.hasOwn(value, key),
    )
  )
    return ['object'];
  return ['items', 'prefixItems'].some((key) => Object.hasOwn(value, key)) ? ['array'] : [];
}

function readType(reader: SchemaReader, type: string, value: JsonObject, place: Place): Schema {
  switch (type) {
    case 'object':
      return readObject(reader, value, place);
    case 'array':
      return readArray(reader, value, place);
    case 'string':
    case 'file':
      if (place.mode === 'form' && isFile(value)) return { kind: 'file' };
      return limited({ kind: 'string' }, limitsOf(value, 'string'));
    case 'number':
    case 'integer': {
      const wide = textAt(value, 'format') === 'int64' || textAt(value, 'format') === 'uint64';
      return limited({ kind: 'number', integer: type === 'integer', wide }, limitsOf(value, 'number'));
    }
    case 'boolean':
    case 'null':
      return { kind: type };
    default:
      return unknown;
  }
}

function limited(schema: Extract<Schema, { limits?: unknown }>, limits: ReturnType<typeof limitsOf>): Schema {
  if (limits === 'never') return { kind: 'never' };
  return limits === undefined ? schema : { ...schema, limits };
}

function readArray(reader: SchemaReader, value: JsonObject, place: Place): Schema {
  const limits = limitsOf(value, 'array');
  const first = listAt(value, 'prefixItems').map((item, index) =>
    reader.child(item, place, 'prefixItems', index),
  );
  const items = Object.hasOwn(value, 'items') ? reader.child(value['items'], place, 'items') : unknown;
  if (first.length === 0)
    return limited({ kind: 'array', items: items.kind === 'never' ? unknown : items }, limits);
  const length = limits === 'never' ? 0 : (limits?.min ?? 0);
  if (length < first.length) return limited({ kind: 'array', items: unionOf([...first, items]) }, limits);
  return { kind: 'tuple', items: first, rest: items.kind === 'never' ? undefined : items };
}

function readObject(reader: SchemaReader, value: JsonObject, place: Place): Schema {
  const required = new Set(
    listAt(value, 'required').filter((name) => typeof name === 'string' && name !== '__proto__') as string[],
  );
  const properties: Property[] = entriesOf(own(value, 'properties'))
    .filter(([name]) => name !== '__proto__')
    .map(([name, property]) => ({
      name,
      schema: reader.child(property, place, 'properties', name),
      required: required.has(name) && !leftOut(property, place),
      doc: docOf(property),
    }));
  const declared = objectAt(value, 'properties') ?? {};
  for (const name of required) {
    if (Object.hasOwn(declared, name)) continue;
    const [found] = propertiesNamed(
      reader.references,
      { allOf: listAt(value, 'allOf') },
      name,
      place.pointer,
    );
    const schema = found ? reader.read(found.value, { ...place, pointer: found.pointer }) : unknown;
    if (!found || !leftOut(found.value, place)) properties.push({ name, schema, required: true, doc: {} });
  }
  const additional = own(value, 'additionalProperties');
  const values = isObject(additional) ? reader.child(additional, place, 'additionalProperties') : unknown;
  return { kind: 'object', properties, additional: values.kind === 'unknown' ? undefined : values };
}

/** A `readOnly` property is required of responses only, a `writeOnly` one of requests only. */
function leftOut(property: Json, { mode }: Place): boolean {
  return own(property, mode === 'response' ? 'writeOnly' : 'readOnly') === true;
}
