import { expect, test } from 'vitest';
import { openApiExamples } from '../../test/supported/openapi-examples.js';
import { outcomeOf } from '../../test/supported/outcome.js';
import { openApiSupport } from './openapi.js';

test('each row has its own example, and each example has a row', () => {
  const named = openApiSupport.map(({ example }) => example);
  expect(named.toSorted()).toEqual(Object.keys(openApiExamples).toSorted());
});

test.each(openApiSupport)('$object: $feature ($support)', async ({ example, support, code }) => {
  const given = openApiExamples[example];
  if (given === undefined) throw new Error(`There is no example ${example}.`);
  const outcome = await outcomeOf(given);
  if (code !== undefined) expect(outcome.codes).toContain(code);
  else expect(outcome.losses).toEqual([]);
  // A row without a diagnostic proves the result instead.
  if (code === undefined || support === 'full') expect(given.proves).toBeDefined();
  given.proves?.(outcome);
});
