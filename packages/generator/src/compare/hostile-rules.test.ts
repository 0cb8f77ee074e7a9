import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Check, Schema } from '../model/schema.js';
import { SchemaDiff } from './diff-schemas.js';

const ref = (target: string): Schema => ({ kind: 'ref', target });

/** Schemas that refer to each other in `keywords` rules each; the last one has a property. */
function ring(prefix: string, size: number, name: string): Record<string, Schema> {
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => {
      const next = (step: number) => ref(`${prefix}${(index + step) % size}`);
      const checks: Check[] = [
        { keyword: 'not', schema: next(1) },
        { keyword: 'propertyNames', schema: next(2) },
        { keyword: 'patternProperties', pattern: 'a', schema: next(3) },
        { keyword: 'contains', schema: next(4), min: 1, max: 2 },
      ];
      const schema: Schema = {
        kind: 'object',
        properties: [{ name, schema: { kind: 'string' }, required: true, doc: {} }],
        additional: undefined,
      };
      return [`${prefix}${index}`, { kind: 'refined', schema, checks }];
    }),
  );
}

test.each([5, 50, 500])(
  'rules of %i renamed schemas that lead to each other take a bounded number of steps',
  (size) => {
    let lookUps = 0;
    class Counted<Value> extends Map<string, Value> {
      override get(key: string): Value | undefined {
        lookUps += 1;
        return super.get(key);
      }
    }
    const [old, now] = [ring('A', size, 'x'), ring('B', size, 'y')].map((schemas) => {
      const model = modelWith(schemas);
      return { ...model, byTarget: new Counted(model.byTarget) };
    });
    const facts = old && now ? new SchemaDiff(old, now).diff(ref('A0'), ref('B0')) : [];
    expect(facts.some(({ request }) => request.breaking)).toBe(true);
    expect(lookUps).toBeLessThan(20 * size + 5000);
  },
);
