import fc from 'fast-check';

type Place = readonly (string | number)[];

/** Values that are invalid almost anywhere in a spec. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    '',
    '#',
    '#/',
    '*/',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.constantFrom<unknown>(
    [],
    [null],
    [[]],
    [{}],
    ['a', 'a'],
    {},
    { $ref: '#' },
    { $ref: '#/paths' },
    { $ref: null },
    { a: { $ref: '#/components/schemas/Pet' } },
    { type: 'object', properties: null, required: 'a' },
    { type: ['object', 7], allOf: {}, oneOf: [null], enum: {} },
    { constructor: {}, toString: null, hasOwnProperty: 1 },
  ),
  fc.constant(deep(60)),
  fc.jsonValue({ maxDepth: 3 }),
);

function deep(levels: number): unknown {
  return levels === 0 ? null : levels % 2 === 0 ? [deep(levels - 1)] : { items: deep(levels - 1) };
}

/** Replaces the value at a place, or adds a sibling with a hostile name. */
type Spoil = { place: number; value: unknown; neighbor: string | undefined };

const spoil: fc.Arbitrary<Spoil> = fc.record({
  place: fc.nat(),
  value: wrong,
  neighbor: fc.option(fc.constantFrom('__proto__', 'constructor', 'toString', '', '$ref', 'allOf', 'type'), {
    nil: undefined,
    freq: 4,
  }),
});

/** A valid spec, and a copy with one to three invalid values. */
export function spoiledDocument(documents: readonly object[]): fc.Arbitrary<{ valid: string; text: string }> {
  return fc
    .record({
      document: fc.constantFrom(...documents),
      spoils: fc.array(spoil, { minLength: 1, maxLength: 3 }),
    })
    .map(({ document, spoils }) => {
      const valid = JSON.stringify(document);
      return { valid, text: JSON.stringify(spoils.reduce<unknown>(spoiled, JSON.parse(valid))) };
    });
}

function spoiled(document: unknown, { place, value, neighbor }: Spoil): unknown {
  const places = placesOf(document, []);
  const at = places[place % places.length] ?? [];
  return replace(document, at, value, neighbor);
}

function placesOf(value: unknown, at: Place): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...at, key]))];
}

function replace(
  value: unknown,
  [key, ...rest]: Place,
  wanted: unknown,
  neighbor: string | undefined,
): unknown {
  if (key === undefined) return wanted;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? replace(item, rest, wanted, neighbor) : item,
    );
  const entries = Object.entries(value as object).map(([name, child]): [string, unknown] => [
    name,
    name === key && (neighbor === undefined || rest.length > 0)
      ? replace(child, rest, wanted, neighbor)
      : child,
  ]);
  // `fromEntries` makes `__proto__` an own property.
  if (neighbor !== undefined && rest.length === 0) entries.push([neighbor, wanted]);
  return Object.fromEntries(entries);
}
