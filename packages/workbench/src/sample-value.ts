import { arrayAt, entriesOf, getOwn, isObject, type Json, type JsonObject } from './data/json.ts';
import type { Referenced } from './data/types.ts';
import { mergeAllOf, resolve, typesOf } from './schema-node.ts';

const maxDepth = 6;
/** Nobody edits a sample with more values. */
const maxValues = 2000;

type Budget = { left: number };

const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  email: 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};

/** A value that fits a schema, as a start for one's own: its example or default, or what it requires. */
export function sampleValue(
  schema: Json | undefined,
  referenced: Referenced,
  depth = 0,
  budget = { left: maxValues },
): Json {
  budget.left -= 1;
  if (budget.left < 0) return null;
  const { value } = resolve(schema, referenced);
  if (!isObject(value)) return {};
  const merged = mergeAllOf(value, referenced);
  const given = givenValue(merged);
  if (given !== undefined) return given;
  const [variant] = [...arrayAt(merged, 'oneOf'), ...arrayAt(merged, 'anyOf')];
  if (variant !== undefined && depth < maxDepth) {
    const inner = sampleValue(variant, referenced, depth + 1, budget);
    const own = 'properties' in merged ? objectSample(merged, referenced, depth, budget) : undefined;
    return own && isObject(inner) ? { ...own, ...inner } : inner;
  }
  const type = typesOf(merged).find((one) => one !== 'null');
  if (type === 'object') return objectSample(merged, referenced, depth, budget);
  if (type === 'array') return arraySample(merged, referenced, depth, budget);
  if (type === 'string') return stringSample(merged);
  if (type === 'integer' || type === 'number') return numberSample(merged);
  if (type === 'boolean') return true;
  return typesOf(merged).includes('null') ? null : {};
}

function givenValue(schema: JsonObject): Json | undefined {
  return (
    getOwn(schema, 'const') ??
    getOwn(schema, 'example') ??
    arrayAt(schema, 'examples')[0] ??
    getOwn(schema, 'default') ??
    arrayAt(schema, 'enum')[0]
  );
}

function objectSample(schema: JsonObject, referenced: Referenced, depth: number, budget: Budget): JsonObject {
  if (depth >= maxDepth) return {};
  const required = new Set(arrayAt(schema, 'required'));
  const wanted = entriesOf(getOwn(schema, 'properties')).filter(
    ([name, value]) => required.has(name) && getOwn(resolve(value, referenced).value, 'readOnly') !== true,
  );
  return Object.fromEntries(
    wanted.map(([name, value]) => [name, sampleValue(value, referenced, depth + 1, budget)]),
  );
}

function arraySample(schema: JsonObject, referenced: Referenced, depth: number, budget: Budget): Json[] {
  const count = Number(getOwn(schema, 'minItems') ?? 0);
  if (depth >= maxDepth || count === 0) return [];
  return Array.from({ length: Math.min(count, 10) }, () =>
    sampleValue(getOwn(schema, 'items'), referenced, depth + 1, budget),
  );
}

function stringSample(schema: JsonObject): string {
  const text = formats[String(getOwn(schema, 'format'))] ?? 'text';
  return text.padEnd(Math.min(Number(getOwn(schema, 'minLength') ?? 0), 100), 'x');
}

function numberSample(schema: JsonObject): number {
  const least = getOwn(schema, 'minimum');
  const above = getOwn(schema, 'exclusiveMinimum');
  if (typeof least === 'number') return least;
  if (typeof above === 'number') return above + 1;
  const most = getOwn(schema, 'maximum');
  return typeof most === 'number' && most < 1 ? most : 1;
}
