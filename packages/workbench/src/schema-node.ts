import {
  arrayAt,
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  stringAt,
} from './data/json.ts';
import type { Referenced } from './data/types.ts';

/** A schema as it is shown: one line, and what unfolds below it. */
export type SchemaNode = {
  /** Such as `string`, `array of Pet` or `one of`. */
  type: string;
  /** The name of the schema that it refers to. */
  name?: string;
  description?: string;
  deprecated: boolean;
  /** Constraints in words. */
  facts: string[];
  /** The values of an `enum` or `const`. */
  values: Json[];
  examples: Json[];
  children: SchemaChild[];
};

export type SchemaChild = {
  /** The name of a property, or the position of a variant. */
  label: string;
  kind: 'property' | 'variant' | 'items';
  required: boolean;
  /** Read when it is unfolded, because schemas can be recursive. */
  read: () => SchemaNode;
};

const maxSteps = 50;

/** Reads a schema of a spec. Never throws, whatever the spec contains. */
export function readSchema(schema: Json | undefined, referenced: Referenced): SchemaNode {
  const { value, name } = resolve(schema, referenced);
  if (value === true || (isObject(value) && Object.keys(value).length === 0))
    return { ...empty, type: 'any value', ...(name && { name }) };
  if (!isObject(value))
    return { ...empty, type: value === false ? 'no value' : 'unknown', ...(name && { name }) };
  const merged = mergeAllOf(value, referenced);
  const children = childrenOf(merged, referenced);
  const description = stringAt(value, 'description');
  return {
    type: typeOf(merged, referenced),
    ...(name && { name }),
    ...(description && { description }),
    deprecated: value['deprecated'] === true,
    facts: factsOf(merged),
    values: 'const' in merged ? [merged['const']!] : arrayAt(merged, 'enum'),
    examples: examplesOf(merged),
    children,
  };
}

const empty = { deprecated: false, facts: [], values: [], examples: [], children: [] };

/** Follows `$ref`s to a schema, and keeps the last name. Siblings of a `$ref` take precedence. */
export function resolve(
  schema: Json | undefined,
  { schemas, names }: Referenced,
): { value: Json | undefined; name?: string } {
  let value = schema;
  let name: string | undefined;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const ref = getOwn(value, '$ref');
    if (typeof ref !== 'string') return { value, ...(name !== undefined && { name }) };
    const target = getOwn(schemas, ref);
    name = (getOwn(names, ref) as string | undefined) ?? ref.split('/').at(-1) ?? ref;
    const { $ref: _, ...siblings } = value as JsonObject;
    value = isObject(target) && Object.keys(siblings).length > 0 ? { ...target, ...siblings } : target;
  }
  return { value: undefined, ...(name !== undefined && { name }) };
}

/**
 * Merges the members of `allOf` into one schema, as far as it is for reading.
 *
 * @param budget - how many members are merged. A few that refer to each other could be billions.
 */
export function mergeAllOf(schema: JsonObject, referenced: Referenced, budget = { left: 500 }): JsonObject {
  const members = arrayAt(schema, 'allOf');
  if (members.length === 0) return schema;
  const { allOf: _, ...own } = schema;
  const merged: JsonObject = {};
  for (const member of [...members, own]) {
    if (budget.left <= 0 && member !== own) continue;
    budget.left -= 1;
    const { value } = resolve(member, referenced);
    if (!isObject(value)) continue;
    const part = member === own ? own : mergeAllOf(value, referenced, budget);
    const properties = { ...objectAt(merged, 'properties'), ...objectAt(part, 'properties') };
    const required = [...new Set([...arrayAt(merged, 'required'), ...arrayAt(part, 'required')])];
    Object.assign(merged, part);
    if (Object.keys(properties).length > 0) merged['properties'] = properties;
    if (required.length > 0) merged['required'] = required;
  }
  return merged;
}

export function typesOf(schema: JsonObject): string[] {
  const type = getOwn(schema, 'type');
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  const nullable = schema['nullable'] === true && !types.includes('null') ? ['null'] : [];
  if (types.length > 0) return [...types, ...nullable];
  if ('properties' in schema || 'additionalProperties' in schema) return ['object', ...nullable];
  if ('items' in schema || 'prefixItems' in schema) return ['array', ...nullable];
  return nullable;
}

function typeOf(schema: JsonObject, referenced: Referenced): string {
  const types = typesOf(schema).map((type) => (type === 'array' ? arrayType(schema, referenced) : type));
  const format = stringAt(schema, 'format');
  const text = types.join(' or ') + (format && types.length > 0 ? ` (${format})` : '');
  if ('oneOf' in schema) return text === '' || text === 'object' ? 'one of' : `${text}, one of`;
  if ('anyOf' in schema) return text === '' || text === 'object' ? 'any of' : `${text}, any of`;
  return text || ('enum' in schema || 'const' in schema ? 'constant' : 'any value');
}

function arrayType(schema: JsonObject, referenced: Referenced): string {
  if ('prefixItems' in schema) return 'tuple';
  if (!('items' in schema)) return 'array';
  const { value, name } = resolve(schema['items'], referenced);
  const item = name ?? (isObject(value) ? typesOf(value).join(' or ') : '');
  return item ? `array of ${item}` : 'array';
}

function childrenOf(schema: JsonObject, referenced: Referenced): SchemaChild[] {
  const required = new Set(arrayAt(schema, 'required'));
  const child = (kind: SchemaChild['kind'], label: string, value: Json, isRequired = false): SchemaChild => ({
    kind,
    label,
    required: isRequired,
    read: () => readSchema(value, referenced),
  });
  const variants = [...arrayAt(schema, 'oneOf'), ...arrayAt(schema, 'anyOf')].map((variant, index) => {
    const { value, name } = resolve(variant, referenced);
    return child('variant', name ?? stringAt(value, 'title') ?? `option ${index + 1}`, variant);
  });
  const others = getOwn(schema, 'additionalProperties');
  const items = getOwn(schema, 'items');
  const not = getOwn(schema, 'not');
  return [
    ...entriesOf(getOwn(schema, 'properties')).map(([name, value]) =>
      child('property', name, value, required.has(name)),
    ),
    ...entriesOf(getOwn(schema, 'patternProperties')).map(([name, value]) =>
      child('property', `/${name}/`, value),
    ),
    ...(isObject(others) ? [child('items', 'any other property', others)] : []),
    ...arrayAt(schema, 'prefixItems').map((value, index) => child('items', `item ${index + 1}`, value)),
    ...(items !== undefined && items !== true ? [child('items', 'each item', items)] : []),
    ...variants,
    ...(isObject(not) ? [child('variant', 'not', not)] : []),
  ];
}

const limits: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum items',
  maxItems: 'maximum items',
  minProperties: 'minimum properties',
  maxProperties: 'maximum properties',
  pattern: 'pattern',
  default: 'default',
  contentMediaType: 'content type',
};

function factsOf(schema: JsonObject): string[] {
  const named = Object.entries(limits).flatMap(([key, words]) => {
    const value = getOwn(schema, key);
    return value === undefined || (typeof value === 'boolean' && key !== 'default')
      ? []
      : [`${words} ${shortTextOf(value)}`];
  });
  return [
    ...named,
    ...(schema['uniqueItems'] === true ? ['unique items'] : []),
    ...(schema['additionalProperties'] === false ? ['no other properties'] : []),
    ...(schema['readOnly'] === true ? ['read-only'] : []),
    ...(schema['writeOnly'] === true ? ['write-only'] : []),
  ];
}

function examplesOf(schema: JsonObject): Json[] {
  const example = getOwn(schema, 'example');
  return [...(example === undefined ? [] : [example]), ...arrayAt(schema, 'examples')];
}

export function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const maxShown = 1000;

/** A value as text to read. */
export function shortTextOf(value: Json): string {
  const text = textOf(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
