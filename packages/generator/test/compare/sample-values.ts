import { shapeOf } from '../../src/compare/object-shape.js';
import { resolve } from '../../src/compare/resolve.js';
import type { Model } from '../../src/model/model.js';
import { type Limits, type Schema, withoutChecks } from '../../src/model/schema.js';

const strings = ['abc', '', 'a', 'az', 'abcdefgh', 'zzzz'];
const numbers = [1, 0, 0.5, 3, 4, 5, 7, 8, 10, 20, -1, 1000];
const maxDepth = 4;

/** Valid values of a schema: each limit, each union member, each property present and absent. The first one is complete. */
export function valuesOf(schema: Schema, model: Model, depth = 0): unknown[] {
  const plain = withoutChecks(resolve(schema, model));
  const inside = (one: Schema) => valuesOf(one, model, depth + 1);
  switch (plain.kind) {
    case 'unknown':
      return ['anything', 1, { any: 'thing' }];
    case 'never':
      return [];
    case 'null':
      return [null];
    case 'boolean':
      return [true, false];
    case 'string':
      return strings.filter((value) => keeps(value, value.length, plain.limits));
    case 'number':
      return numbers.filter(
        (value) => keeps(value, value, plain.limits) && (!plain.integer || Number.isInteger(value)),
      );
    case 'file':
      return [new Blob(['file'])];
    case 'literal':
      return [...plain.values];
    case 'array': {
      const lists = inside(plain.items).map((item) => [item]);
      const [first = []] = lists;
      return [...lists, [], [...first, ...first]].filter((list) => keeps('', list.length, plain.limits));
    }
    case 'tuple':
      return combinations(plain.items.map((item, index) => [String(index), inside(item), true])).map((one) =>
        Object.values(one),
      );
    case 'union':
      return plain.members.flatMap(inside);
    default: {
      if (depth > maxDepth) return [{}];
      const { properties, open, additional } = shapeOf(plain, model);
      const members = [...properties.values()].map(({ property: { name, schema: type, required } }) => {
        return [name, inside(type), required] as const;
      });
      const other = open ? inside(additional ?? { kind: 'unknown' }) : [];
      return combinations([...members, ...(other.length > 0 ? [['other', other, false] as const] : [])]);
    }
  }
}

/** An object with the first value of each property, and objects that differ from it in one property. */
function combinations(
  members: readonly (readonly [string, unknown[], boolean])[],
): Record<string, unknown>[] {
  const full = Object.fromEntries(members.map(([name, values]) => [name, values[0]]));
  return [
    full,
    ...members.flatMap(([name, values, required]) => {
      const { [name]: _absent, ...rest } = full;
      return [...values.slice(1).map((value) => ({ ...full, [name]: value })), ...(required ? [] : [rest])];
    }),
  ];
}

function keeps(value: unknown, size: number, limits: Limits = {}): boolean {
  const { min, max, above, below, multipleOf, pattern } = limits;
  return (
    size >= (min ?? -Infinity) &&
    size <= (max ?? Infinity) &&
    size > (above ?? -Infinity) &&
    size < (below ?? Infinity) &&
    (multipleOf === undefined || size % multipleOf === 0) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(String(value)))
  );
}
