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
import { evaluatedBy, explainTooComplex } from './read-evaluated.js';
import { patternsOf } from './pattern-properties.js';
import type { JsonType } from './read-parts.js';
import type { Check } from './schema.js';
import type { Place } from './place.js';
import type { Reader } from './reader.js';

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

/** Whether a schema has a keyword that needs a check. Most have none. */
function hasChecks(value: JsonObject): boolean {
  for (const key in value) if (keywords.has(key)) return true;
  return getOwn(value, 'additionalProperties') === false;
}

/** Reads the keywords that a type can't express. `types` are the possible JSON types, empty if unconstrained. */
export function readChecks(
  reader: Reader,
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

function readLogic(reader: Reader, value: JsonObject, place: Place): Check[] {
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

function readItemChecks(reader: Reader, value: JsonObject, place: Place): Check[] {
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

function readPropertyChecks(reader: Reader, value: JsonObject, place: Place): Check[] {
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

/** Before 2019-09, `dependencies` combined `dependentRequired` and `dependentSchemas`. */
function dependenciesOf(value: JsonObject): [keyword: string, property: string, dependency: Json][] {
  return ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) =>
    entriesOf(getOwn(value, keyword)).map(([property, dependency]): [string, string, Json] => [
      keyword,
      property,
      dependency,
    ]),
  );
}

/** Reads `patternProperties`, and `additionalProperties` unless the type or zod's `catchall` covers it. */
function readOtherProperties(reader: Reader, value: JsonObject, place: Place): Check[] {
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

function readUnevaluated(
  reader: Reader,
  value: JsonObject,
  place: Place,
  keyword: 'unevaluatedProperties' | 'unevaluatedItems',
): Check[] {
  if (!Object.hasOwn(value, keyword)) return [];
  const schema = reader.child(value[keyword], place, keyword);
  if (schema.kind === 'unknown') return [];
  const { [keyword]: _itself, ...others } = value;
  const problem = explainTooComplex(reader, others, place);
  if (problem !== undefined) {
    reader.notValidated(place, keyword, problem);
    return [];
  }
  const evaluated = evaluatedBy(reader, others, place, keyword);
  return evaluated.all ? [] : [{ keyword, evaluated, schema }];
}

/** Reports an unsupported `pattern`, which the limits omit. */
export function checkPattern(reader: Reader, value: JsonObject, place: Place): void {
  const pattern = getOwn(value, 'pattern');
  const problem = typeof pattern === 'string' ? problemOf(pattern) : undefined;
  if (problem) reader.notValidated(place, 'pattern', problem);
}
