import { describe, expect, test } from 'vitest';
import { validatorOf } from '../../test/validator.js';
import { generate } from '../index.js';

type Wrap = (inner: object, level: number) => object;

const nested = (depth: number, wrap: Wrap) =>
  Array.from({ length: depth }, (_, level) => level).reduce<object>(wrap, { type: 'string' });
const many = (count: number, of: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => of(index));

async function outputOf(schema: object, others: object = {}) {
  const components = { schemas: { A: schema, ...others } };
  const { files, diagnostics } = await generate({
    id: 'large',
    spec: JSON.stringify({ openapi: '3.1.0', paths: {}, components }),
  });
  return {
    size: files.reduce((sum, { contents }) => sum + contents.length, 0),
    found: diagnostics
      .filter(({ code }) => code === 'HL2020')
      .map(({ pointer, message }) => `${pointer} ${message}`),
  };
}

const anyOf: Wrap = (inner, level) => ({
  type: 'object',
  properties: { [`p${level}`]: {} },
  anyOf: [inner],
  unevaluatedProperties: false,
});
const contains: Wrap = (inner) => ({ type: 'array', contains: inner, unevaluatedItems: false });

describe('what `unevaluated` keywords depend on', () => {
  test('is left out and reported if conditions are nested more than 8 deep', async () => {
    const { size, found } = await outputOf(nested(60, anyOf));
    const message =
      "`unevaluatedProperties` isn't validated: it depends on conditions that are nested more than 8 deep.";
    expect(found).toContain(`/components/schemas/A/unevaluatedProperties ${message}`);
    expect(found).toHaveLength(60 - 8);
    expect(size).toBeLessThan(200_000);
  });

  test('is validated up to there', async () => {
    const open = nested(8, (inner, level) => ({
      type: 'object',
      properties: { [`p${level}`]: {} },
      ...(level > 0 && { anyOf: [inner] }),
    }));
    const { accepts, diagnostics } = await validatorOf({ anyOf: [open], unevaluatedProperties: false });
    expect(diagnostics).toEqual([]);
    expect(accepts({ p0: 1, p7: 1 })).toBe(true);
    expect(accepts({ p0: 1, other: 1 })).toBe(false);
  });

  test('does not grow with each level of nested items', async () => {
    const [half, whole] = [await outputOf(nested(30, contains)), await outputOf(nested(60, contains))];
    expect(whole.found).toEqual([]);
    expect(whole.size).toBeLessThan(half.size * 5);
  });

  test('is left out and reported if it depends on more than 1,000 schemas', async () => {
    const options = (count: number) => ({
      type: 'object',
      anyOf: many(count, (index) => ({ properties: { [`p${index}`]: {} } })),
      unevaluatedProperties: false,
    });
    expect((await outputOf(options(999))).found).toEqual([]);
    expect((await outputOf(options(1000))).found[0]).toContain('more than 1000 schemas');
  });

  test('is left out and reported if references grow exponentially', async () => {
    const ref = (index: number) => ({ $ref: `#/components/schemas/S${index}` });
    const doubling = Object.fromEntries(
      many(30, (index) => ({ allOf: [ref(index + 1), ref(index + 1)] })).map((schema, index) => [
        `S${index}`,
        schema,
      ]),
    );
    const { found } = await outputOf(
      { type: 'object', allOf: [ref(0)], unevaluatedProperties: false },
      { ...doubling, S30: { type: 'object', properties: { a: {} } } },
    );
    expect(found[0]).toContain('more than 1000 schemas');
  });
});

test('an `allOf` of 3,000 members that require properties of each other is read in time', async () => {
  const { accepts } = await validatorOf({
    allOf: many(3000, (index) => ({
      type: 'object',
      required: [`p${(index + 1) % 3000}`],
      properties: { [`p${index}`]: { type: 'string' } },
    })),
  });
  expect(accepts({ p0: 'a' })).toBe(false);
});
