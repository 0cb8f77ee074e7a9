import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  numberAt,
  objectAt,
  getOwn,
} from '../parse/json.js';
import { problemOf } from './patterns.js';
import { evaluatedBy, tooMuch } from './read-evaluated.js';
import { type JsonType, readType } from './read-parts.js';
import type { Check, Schema } from './schema.js';
import type { Place } from './place.js';
import type { SchemaReader } from './schema-reader.js';

const keywordsOf = {
  any: ['not', 'if'],
  array: ['uniqueItems', 'contains', 'unevaluatedItems'],
  object: [
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'propertyNames',
    'patternProperties',
    'unevaluatedProperties',
  ],
};

const keywords = new Set(Object.values(keywordsOf).flat());

/** Whether a schema has a keyword that only a check can say. Most have none. */
function hasChecks(value: JsonObject): boolean {
  for (const key in value) if (keywords.has(key)) return true;
  return getOwn(value, 'additionalProperties') === false;
}

/** The keywords of a schema that its type does not say. `types` are those that the value may have; none where that is open. */
export function readChecks(
  reader: SchemaReader,
  value: JsonObject,
  place: Place,
  types: readonly JsonType[],
): Check[] {
  if (!hasChecks(value)) return [];
  const may = (type: JsonType) => types.length === 0 || types.includes(type);
  const only = types.length === 1 ? types[0] : undefined;
  return [
    ...readLogic(reader, value, {
      ...place,
      exact: true,
      known: only === 'object' || only === 'array' ? only : undefined,
    }),
    ...(may('array') ? readItemChecks(reader, value, { ...place, exact: true }) : []),
    ...(may('object') ? readPropertyChecks(reader, value, { ...place, exact: true, known: 'object' }) : []),
  ];
}

function readLogic(reader: SchemaReader, value: JsonObject, place: Place): Check[] {
  const checks: Check[] = [];
  if (Object.hasOwn(value, 'not'))
    checks.push({ keyword: 'not', schema: reader.inPlace(value['not'], place, 'not') });
  if (Object.hasOwn(value, 'if')) {
    const read = (keyword: 'then' | 'else') =>
      Object.hasOwn(value, keyword) ? reader.inPlace(value[keyword], place, keyword) : undefined;
    const [then, otherwise] = [read('then'), read('else')];
    if (then || otherwise)
      checks.push({
        keyword: 'if',
        condition: reader.inPlace(value['if'], place, 'if'),
        then,
        otherwise,
      });
  }
  return checks;
}

function readItemChecks(reader: SchemaReader, value: JsonObject, place: Place): Check[] {
  const checks: Check[] = [];
  if (getOwn(value, 'uniqueItems') === true) checks.push({ keyword: 'uniqueItems' });
  if (Object.hasOwn(value, 'contains'))
    checks.push({
      keyword: 'contains',
      schema: reader.child(value['contains'], place, 'contains'),
      min: numberAt(value, 'minContains') ?? 1,
      max: numberAt(value, 'maxContains'),
    });
  return [...checks, ...readUnevaluated(reader, value, place, 'unevaluatedItems')];
}

function readPropertyChecks(reader: SchemaReader, value: JsonObject, place: Place): Check[] {
  const checks: Check[] = [];
  for (const keyword of ['minProperties', 'maxProperties'] as const) {
    const limit = numberAt(value, keyword);
    if (limit !== undefined && (keyword === 'maxProperties' || limit > 0)) checks.push({ keyword, limit });
  }
  for (const [keyword, property, dependency] of dependenciesOf(value))
    if (Array.isArray(dependency))
      checks.push({
        keyword: 'dependentRequired',
        property,
        names: dependency.filter((name) => typeof name === 'string'),
      });
    else
      checks.push({
        keyword: 'dependentSchemas',
        property,
        schema: reader.inPlace(dependency, place, keyword, property),
      });
  if (Object.hasOwn(value, 'propertyNames')) {
    const schema = reader.child(value['propertyNames'], place, 'propertyNames');
    checks.push({ keyword: 'propertyNames', schema });
  }
  return [
    ...checks,
    ...readOtherProperties(reader, value, place),
    ...readUnevaluated(reader, value, place, 'unevaluatedProperties'),
  ];
}

/** `dependencies` is what `dependentRequired` and `dependentSchemas` were called together. */
function dependenciesOf(value: JsonObject): [keyword: string, property: string, dependency: Json][] {
  return ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) =>
    entriesOf(getOwn(value, keyword)).map(([property, dependency]): [string, string, Json] => [
      keyword,
      property,
      dependency,
    ]),
  );
}

/** `patternProperties`, and `additionalProperties` where neither its type nor zod's `catchall` says it. */
function readOtherProperties(reader: SchemaReader, value: JsonObject, place: Place): Check[] {
  const patterns = patternsOf(reader, value, place);
  const checks = patterns.map(([pattern, schema]): Check => ({
    keyword: 'patternProperties',
    pattern,
    schema: reader.child(schema, place, 'patternProperties', pattern),
  }));
  const additional = getOwn(value, 'additionalProperties');
  if (additional === false || (isObject(additional) && patterns.length > 0))
    checks.push({
      keyword: 'additionalProperties',
      names: Object.keys(objectAt(value, 'properties') ?? {}),
      patterns: patterns.map(([pattern]) => pattern),
      schema: reader.child(additional, place, 'additionalProperties'),
    });
  return checks;
}

export function patternsOf(reader: SchemaReader, value: JsonObject, place: Place): [string, Json][] {
  return entriesOf(getOwn(value, 'patternProperties')).filter(([pattern]) => {
    const problem = problemOf(pattern);
    if (problem) reader.notValidated(place, 'patternProperties', problem, pattern);
    return problem === undefined;
  });
}

function readUnevaluated(
  reader: SchemaReader,
  value: JsonObject,
  place: Place,
  keyword: 'unevaluatedProperties' | 'unevaluatedItems',
): Check[] {
  if (!Object.hasOwn(value, keyword)) return [];
  const schema = reader.child(value[keyword], place, keyword);
  if (schema.kind === 'unknown') return [];
  const { [keyword]: _itself, ...others } = value;
  const problem = tooMuch(reader, others, place);
  if (problem !== undefined) {
    reader.notValidated(place, keyword, problem);
    return [];
  }
  const evaluated = evaluatedBy(reader, others, place, keyword);
  return evaluated.all ? [] : [{ keyword, evaluated, schema }];
}

/**
 * Keywords that concern the values of one type, in a schema that leaves the type open: those of strings and numbers, and
 * where no type is assumed those of arrays and objects too.
 */
export function readOpenLimits(
  reader: SchemaReader,
  value: JsonObject,
  place: Place,
  types: readonly JsonType[],
): Check[] {
  return openTypes.flatMap(([type, own]): Check[] => {
    const concerned =
      types.length === 0 || types.includes(type) || (type === 'number' && types.includes('integer'));
    if (!concerned || !own.some((keyword) => Object.hasOwn(value, keyword))) return [];
    const schema = readType(reader, type, value, { ...place, exact: true, known: undefined });
    return isPlain(schema) ? [] : [{ keyword: 'type', type, schema }];
  });
}

const openTypes = [
  ['string', ['minLength', 'maxLength', 'pattern']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ['array', ['minItems', 'maxItems', 'prefixItems', 'items']],
  ['object', ['properties', 'required', 'additionalProperties']],
] as const;

/** Whether every value of the type fits. */
function isPlain(schema: Schema): boolean {
  if (schema.kind === 'array') return schema.items.kind === 'unknown' && schema.limits === undefined;
  if (schema.kind === 'object') return schema.properties.length === 0 && schema.additional === undefined;
  return (schema.kind === 'string' || schema.kind === 'number') && schema.limits === undefined;
}

/** The findings on patterns of strings; the limits themselves leave out such a pattern. */
export function checkPattern(reader: SchemaReader, value: JsonObject, place: Place): void {
  const pattern = getOwn(value, 'pattern');
  const problem = typeof pattern === 'string' ? problemOf(pattern) : undefined;
  if (problem) reader.notValidated(place, 'pattern', problem);
}
