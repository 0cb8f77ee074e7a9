import { describe, expect, test } from 'vitest';
import { changesOf } from '../../test/support/changes-of.js';
import { number, objectOf, string } from '../../test/support/schema-parts.js';

describe('parameters', () => {
  const q = (more: object = {}) => ({ in: 'query', name: 'q', schema: string, ...more });
  const list = (more: object = {}) => q({ schema: { type: 'array', items: string }, ...more });
  const at = 'query parameter `q`';
  const redeploy = 'run generate, and deploy your app again';
  test.each([
    { before: [], after: [q()], want: [`${at} is added`] },
    {
      before: [],
      after: [q({ required: true })],
      want: [`! ${at} is added, and is required: always send it`],
    },
    { before: [q()], after: [], want: [`! ${at} is removed: don't send it`] },
    { before: [q()], after: [q({ required: true })], want: [`! ${at} is required now: always send it`] },
    { before: [q({ required: true })], after: [q()], want: [`${at} is optional now`] },
    {
      before: [q()],
      after: [q({ schema: number })],
      want: [`! ${at} is a number instead of a string: change the code that sends it`],
    },
    {
      before: [q({ schema: { enum: ['a'] } })],
      after: [q({ schema: { enum: ['a', 'b'] } })],
      want: [`${at} may be "b" too`],
    },
    {
      before: [q({ schema: { enum: ['a', 'b'] } })],
      after: [q({ schema: { enum: ['a'] } })],
      want: [`! ${at} can't be "b" anymore: don't send it`],
    },
    { before: [q()], after: [q({ deprecated: true })], want: [`${at} is deprecated`] },
    {
      before: [list()],
      after: [list({ explode: false })],
      want: [`! ${at} is sent as \`form\` without explode (was \`form\` with explode): ${redeploy}`],
    },
    {
      before: [list()],
      after: [list({ style: 'pipeDelimited' })],
      want: [`! ${at} is sent as \`pipeDelimited\` without explode (was \`form\` with explode): ${redeploy}`],
    },
    { before: [q()], after: [q({ explode: false })], want: [] },
    {
      before: [q()],
      after: [q({ allowReserved: true })],
      want: [`${at} is sent with reserved characters as they are`],
    },
    {
      before: [q({ allowReserved: true })],
      after: [q()],
      want: [`${at} is sent without reserved characters as they are`],
    },
    {
      before: [list()],
      after: [{ in: 'query', name: 'q', content: { 'application/json': { schema: list().schema } } }],
      want: [`! ${at} is sent as JSON: ${redeploy}`],
    },
    {
      before: [{ in: 'query', name: 'q', content: { 'application/json': { schema: list().schema } } }],
      after: [list()],
      want: [`! ${at} is no longer sent as JSON: ${redeploy}`],
    },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ parameters: before }, { parameters: after })).toEqual(want);
  });
});

describe('bodies', () => {
  test.each([
    { before: undefined, after: string, want: ['! body is added, and is required: always send it'] },
    { before: string, after: undefined, want: ["! body is removed: don't send it"] },
    {
      before: objectOf({ a: string }),
      after: objectOf({ a: string, b: string }),
      want: ['body, `b` is added'],
    },
    {
      before: objectOf({ a: string }),
      after: objectOf({ a: string }, ['a']),
      want: ['! body, `a` is required now: always send it'],
    },
    {
      before: string,
      after: { type: 'string', maxLength: 5 },
      want: ['! body has `maxLength` 5 (had none): send values within it'],
    },
    {
      before: { type: 'string', maxLength: 5 },
      after: string,
      want: ['body no longer has `maxLength` (was 5)'],
    },
    {
      before: objectOf({}),
      after: { ...objectOf({}), additionalProperties: string },
      want: ['! body, `[key]` must be a string (was anything): send a string'],
    },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ ...(before && { body: before }) }, { ...(after && { body: after }) })).toEqual(want);
  });
});
