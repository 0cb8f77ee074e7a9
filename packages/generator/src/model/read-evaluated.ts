import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  arrayAt,
  objectAt,
  getOwn as valueAt,
} from '../parse/json.js';
import { problemOf } from './patterns.js';
import type { Evaluated } from './schema.js';
import type { Place } from './place.js';
import type { Reader } from './reader.js';

type Keyword = 'unevaluatedProperties' | 'unevaluatedItems';

/** Conditions are repeated in each enclosing condition, so the output grows exponentially with their depth. */
const maxDepth = 8;
const maxParts = 1000;

/** Explains why the evaluated properties of a schema are too complex to validate. Undefined if they aren't. */
export function explainTooComplex(reader: Reader, schema: Json, place: Place): string | undefined {
  const count = { parts: 0, depth: 0 };
  const visit = (value: Json | undefined, at: Place, depth: number, seen: ReadonlySet<string>): void => {
    if (!isObject(value) || count.depth > maxDepth || count.parts > maxParts) return;
    count.parts += 1;
    count.depth = Math.max(count.depth, depth);
    const inner = reader.enter(value, at);
    for (const part of arrayAt(value, 'allOf')) visit(part, inner, depth, seen);
    for (const { value: part, pointer, base, scope } of reader.refsOf(value, inner))
      if (!seen.has(pointer))
        visit(part, { ...inner, pointer, base, scope }, depth, new Set([...seen, pointer]));
    const conditional = [
      ...['anyOf', 'oneOf'].flatMap((keyword) => arrayAt(value, keyword)),
      ...['dependentSchemas', 'dependencies'].flatMap((keyword) =>
        Object.values(objectAt(value, keyword) ?? {}),
      ),
      ...['if', 'then', 'else'].map((keyword) => valueAt(value, keyword)),
    ];
    for (const part of conditional) visit(part, inner, depth + 1, seen);
  };
  visit(schema, place, 0, new Set());
  if (count.depth > maxDepth) return `it depends on conditions that are nested more than ${maxDepth} deep`;
  return count.parts > maxParts ? `it depends on more than ${maxParts} schemas` : undefined;
}

const nothing: Evaluated = { all: false, names: [], patterns: [], count: 0, contains: [], when: [] };

/**
 * The properties or items that a schema and its in-place subschemas evaluate. Unconditional ones are merged, and those that depend
 * on the value are kept as conditions.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-11
 */
export function evaluatedBy(
  reader: Reader,
  value: Json,
  place: Place,
  keyword: Keyword,
  seen: ReadonlySet<string> = new Set(),
): Evaluated {
  if (!isObject(value)) return nothing;
  const at = reader.enter(value, place);
  const inside = (part: Json | undefined, ...keys: (string | number)[]) =>
    part === undefined ? nothing : evaluatedBy(reader, part, reader.below(at, ...keys), keyword, seen);
  const own = keyword === 'unevaluatedItems' ? items(reader, value, at) : properties(value);
  if (own.all) return { ...nothing, all: true };
  const parts: Evaluated[] = [
    own,
    ...arrayAt(value, 'allOf').map((part, index) => inside(part, 'allOf', index)),
    ...reader
      .refsOf(value, at)
      .map(({ value: part, pointer, base, scope }) =>
        seen.has(pointer)
          ? nothing
          : evaluatedBy(reader, part, { ...at, pointer, base, scope }, keyword, new Set([...seen, pointer])),
      ),
  ];
  const when: Evaluated['when'][number][] = [];
  for (const either of ['anyOf', 'oneOf'])
    arrayAt(value, either).forEach((part, index) => {
      const then = inside(part, either, index);
      if (!isNothing(then))
        when.push({ condition: reader.condition(part, at, either, index), then, otherwise: undefined });
    });
  for (const dependent of ['dependentSchemas', 'dependencies'])
    for (const [property, part] of entriesOf(valueAt(value, dependent))) {
      const then = inside(part, dependent, property);
      if (!isNothing(then)) when.push({ condition: property, then, otherwise: undefined });
    }
  if (Object.hasOwn(value, 'if')) {
    const then = union([inside(valueAt(value, 'if'), 'if'), inside(valueAt(value, 'then'), 'then')]);
    const otherwise = inside(valueAt(value, 'else'), 'else');
    if (!isNothing(then) || !isNothing(otherwise))
      when.push({ condition: reader.condition(value['if'], at, 'if'), then, otherwise });
  }
  return union([...parts, { ...nothing, when }]);
}

function properties(value: JsonObject): Evaluated {
  return {
    ...nothing,
    all: ['additionalProperties', 'unevaluatedProperties'].some((key) => Object.hasOwn(value, key)),
    names: Object.keys(objectAt(value, 'properties') ?? {}),
    patterns: Object.keys(objectAt(value, 'patternProperties') ?? {}).filter(
      (pattern) => problemOf(pattern) === undefined,
    ),
  };
}

function items(reader: Reader, value: JsonObject, place: Place): Evaluated {
  const list = valueAt(value, 'items');
  const first = Array.isArray(list) ? list : arrayAt(value, 'prefixItems');
  const rest = Array.isArray(list) ? 'additionalItems' : 'items';
  return {
    ...nothing,
    all: [rest, 'unevaluatedItems'].some((key) => Object.hasOwn(value, key)),
    count: first.length,
    contains: Object.hasOwn(value, 'contains')
      ? [reader.condition(value['contains'], { ...place, known: undefined, siblings: undefined }, 'contains')]
      : [],
  };
}

function isNothing({ all, names, patterns, count, contains, when }: Evaluated): boolean {
  return !all && names.length + patterns.length + count + contains.length + when.length === 0;
}

function union(parts: readonly Evaluated[]): Evaluated {
  const some = parts.filter((part) => !isNothing(part));
  if (some.length === 1 && some[0]) return some[0];
  return {
    all: some.some(({ all }) => all),
    names: [...new Set(some.flatMap(({ names }) => names))],
    patterns: [...new Set(some.flatMap(({ patterns }) => patterns))],
    count: Math.max(0, ...some.map(({ count }) => count)),
    contains: some.flatMap(({ contains }) => contains),
    when: some.flatMap(({ when }) => when),
  };
}
