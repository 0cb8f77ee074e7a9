import { tighter } from './combine-limits.js';
import { type Check, type Literal, type Property, withChecks, type Schema, unknownSchema } from './schema.js';

/** A flattened union without duplicates. `unknown` if any member is. */
export function unionOf(schemas: readonly Schema[]): Schema {
  if (schemas.length === 1 && schemas[0]) return schemas[0];
  const members = unique(
    schemas.flatMap((schema) => (schema.kind === 'union' && !schema.exclusive ? schema.members : [schema])),
  );
  const some = members.filter((member) => member.kind !== 'never');
  if (some.some((member) => member.kind === 'unknown')) return unknownSchema;
  const [first, ...rest] = [...some.filter(isNotNull), ...some.filter((member) => !isNotNull(member))];
  if (first === undefined) return { kind: 'never' };
  return rest.length === 0 ? first : { kind: 'union', members: [first, ...rest] };
}

/** A union of which a value matches exactly one member. */
export function exclusiveOf(schemas: readonly Schema[]): Schema {
  const some = schemas.filter((schema) => schema.kind !== 'never');
  return some.length < 2 ? unionOf(some) : { kind: 'union', members: some, exclusive: true };
}

export function nullable(schema: Schema): Schema {
  return unionOf([schema, { kind: 'null' }]);
}

/** An intersection with members merged where possible, and with the checks of all. Undefined if no value is valid. */
export function intersectionOf(schemas: readonly Schema[]): Schema | undefined {
  if (schemas.length === 1 && schemas[0]) return schemas[0];
  const checks: Check[] = [];
  const flat: Schema[] = [];
  const flatten = (schema: Schema): void => {
    if (schema.kind === 'intersection') schema.members.forEach(flatten);
    else if (schema.kind === 'refined') {
      flatten(schema.schema);
      checks.push(...schema.checks);
    } else if (schema.kind !== 'unknown') flat.push(schema);
  };
  schemas.forEach(flatten);
  const merged = mergeMembers(mergeObjects(unique(flat)), checks);
  return merged && withChecks(merged, unique(checks));
}

/** Constraints that a single schema can't express are added to `checks`. */
function mergeMembers(members: readonly Schema[], checks: Check[]): Schema | undefined {
  const [first, ...rest] = members;
  if (first === undefined) return unknownSchema;
  if (rest.length === 0) return first;
  if (members.some(({ kind }) => kind === 'never')) return { kind: 'never' };
  const kinds = new Set(members.map(valueKind).filter((kind) => kind !== undefined));
  if (kinds.size > 1) return undefined;
  if (members.every(isLimited)) return tighter(members, checks);
  const literals = members.filter((member) => member.kind === 'literal');
  if (literals.length > 0 && members.every((member) => isLimited(member) || member.kind === 'literal'))
    return mergeLiterals(literals, members.filter(isLimited), checks);
  return { kind: 'intersection', members };
}

type Literals = Extract<Schema, { kind: 'literal' }>;
type Limited = Extract<Schema, { kind: 'string' | 'number' }>;

function mergeLiterals(
  literals: readonly Literals[],
  limited: readonly Limited[],
  checks: Check[],
): Schema | undefined {
  const fits = (value: Literal) =>
    literals.every(({ values }) => values.includes(value)) &&
    limited.every(
      (schema) =>
        typeof value === schema.kind &&
        (schema.kind !== 'number' || !schema.integer || Number.isInteger(value)),
    );
  const values = literals[0]?.values.filter(fits) ?? [];
  if (values.length === 0) return undefined;
  for (const schema of limited)
    if (schema.limits) checks.push({ keyword: 'type', type: schema.kind, schema });
  return { kind: 'literal', values };
}

function isNotNull(schema: Schema): boolean {
  return schema.kind !== 'null';
}

function isLimited(schema: Schema): schema is Limited {
  return schema.kind === 'string' || schema.kind === 'number';
}

function unique<Item extends Schema | Check>(items: readonly Item[]): Item[] {
  const kinds = new Set(items.map((item) => ('kind' in item ? item.kind : item.keyword)));
  if (kinds.size === items.length) return [...items];
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The JSON type that a schema requires. Undefined if it allows several. */
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
