import type { Limits, Property, Schema } from './schema.js';
import { unknown } from './schema.js';

/** A union without repeats and without unions inside; `unknown` swallows the rest. */
export function unionOf(schemas: readonly Schema[]): Schema {
  if (schemas.length === 1 && schemas[0]) return schemas[0];
  const members = unique(schemas.flatMap((schema) => (schema.kind === 'union' ? schema.members : [schema])));
  const some = members.filter((member) => member.kind !== 'never');
  if (some.some((member) => member.kind === 'unknown')) return unknown;
  const [first, ...rest] = [...some.filter(isNotNull), ...some.filter((member) => !isNotNull(member))];
  if (first === undefined) return { kind: 'never' };
  return rest.length === 0 ? first : { kind: 'union', members: [first, ...rest] };
}

export function nullable(schema: Schema): Schema {
  return unionOf([schema, { kind: 'null' }]);
}

/** An intersection that merges what can be merged; undefined where no value can fit. */
export function intersectionOf(schemas: readonly Schema[]): Schema | undefined {
  if (schemas.length === 1 && schemas[0]) return schemas[0];
  const flat = schemas.flatMap((schema) => (schema.kind === 'intersection' ? schema.members : [schema]));
  const members = mergeObjects(unique(flat.filter((schema) => schema.kind !== 'unknown')));
  const [first, ...rest] = members;
  if (first === undefined) return unknown;
  if (rest.length === 0) return first;
  const kinds = new Set(members.map(valueKind).filter((kind) => kind !== undefined));
  if (kinds.size > 1) return undefined;
  if (members.every((member) => member.kind === first.kind && 'kind' in member && isLimited(member)))
    return { ...first, limits: tightest(members) } as Schema;
  const literal = members.find((member) => member.kind === 'literal');
  if (literal && members.every((member) => member === literal || isLimited(member))) return literal;
  return { kind: 'intersection', members };
}

function isNotNull(schema: Schema): boolean {
  return schema.kind !== 'null';
}

function isLimited(schema: Schema): boolean {
  return schema.kind === 'string' || schema.kind === 'number';
}

function unique(schemas: readonly Schema[]): Schema[] {
  if (schemas.length < 2) return [...schemas];
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

/** The kind of JSON value that a schema demands, or undefined where that is open. */
function valueKind(schema: Schema): string | undefined {
  switch (schema.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'array':
    case 'object':
      return schema.kind;
    case 'tuple':
      return 'array';
    case 'literal': {
      const kinds = new Set(schema.values.map((value) => (value === null ? 'null' : typeof value)));
      return kinds.size === 1 ? [...kinds][0] : undefined;
    }
    default:
      return undefined;
  }
}

function tightest(schemas: readonly Schema[]): Limits {
  return Object.assign(
    {},
    ...schemas.map((schema) => ('limits' in schema ? schema.limits : undefined)),
  ) as Limits;
}

type ObjectSchema = Extract<Schema, { kind: 'object' }>;

function mergeObjects(schemas: readonly Schema[]): Schema[] {
  const objects = schemas.filter((schema): schema is ObjectSchema => schema.kind === 'object');
  if (objects.length < 2 || objects.some((object) => object.additional !== undefined)) return [...schemas];
  const properties = new Map<string, Property>();
  for (const property of objects.flatMap((object) => object.properties)) {
    const other = properties.get(property.name);
    const schema = other ? intersectionOf([other.schema, property.schema]) : property.schema;
    if (schema === undefined) return [...schemas];
    const doc = { ...other?.doc, ...property.doc };
    properties.set(property.name, {
      name: property.name,
      schema,
      required: property.required || (other?.required ?? false),
      doc,
    });
  }
  const merged: ObjectSchema = {
    kind: 'object',
    properties: [...properties.values()],
    additional: undefined,
  };
  const at = schemas.indexOf(objects[0] as Schema);
  return schemas.flatMap((schema, index): Schema[] =>
    index === at ? [merged] : schema.kind === 'object' ? [] : [schema],
  );
}
