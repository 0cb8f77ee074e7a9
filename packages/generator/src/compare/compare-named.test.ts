import { expect, test } from 'vitest';
import { compare } from '../compare.js';
import { detailsBetween } from '../../test/support/changes-of.js';
import { number, ref, string } from '../../test/support/schema-parts.js';

const object = (properties: object) => ({ type: 'object', properties });
const documentOf = (schemas: object, more: object = {}) => ({
  openapi: '3.1.0',
  components: { schemas },
  ...more,
});

/** `kind name`, with `!` before breaking changes. */
function namesBetween(before: object, after: object): string[] {
  return compare(JSON.stringify(documentOf(before)), JSON.stringify(documentOf(after))).map(
    ({ kind, target, name, breaking }) => `${breaking ? '! ' : ''}${kind} ${target} ${name}`,
  );
}

test.each<{ what: string; before: object; after: object; want: string[] }>([
  { what: 'the same', before: { A: string }, after: { A: string }, want: [] },
  { what: 'one more', before: {}, after: { A: string }, want: ['added schema A'] },
  { what: 'one less', before: { A: string }, after: {}, want: ['! removed schema A'] },
  { what: 'another name', before: { A: string }, after: { B: string }, want: ['! changed schema A'] },
  {
    what: 'another name and content',
    before: { A: string },
    after: { B: number },
    want: ['! removed schema A', 'added schema B'],
  },
  {
    what: 'two that may have become one',
    before: { A: string, B: string },
    after: { C: string },
    want: ['! removed schema A', '! removed schema B', 'added schema C'],
  },
  {
    what: 'one that may have become two',
    before: { A: string },
    after: { B: string, C: string },
    want: ['! removed schema A', 'added schema B', 'added schema C'],
  },
  {
    what: 'one beside one of the same content',
    before: { A: string, B: string },
    after: { A: string },
    want: ['! removed schema B'],
  },
  {
    what: 'a change that breaks, beside one that does not',
    before: { A: object({ a: string }) },
    after: { A: object({ a: number, b: string }) },
    want: ['! changed schema A'],
  },
  {
    what: 'a change that breaks nothing',
    before: { A: object({ a: string }) },
    after: { A: object({ a: string, b: string }) },
    want: ['changed schema A'],
  },
])('schemas: $what', ({ before, after, want }) => {
  expect(namesBetween(before, after)).toEqual(want);
});

test('a schema whose zod schema has another name', () => {
  const before = { Pet: string };
  const after = { petSchema: string, Pet: string };
  const all = [
    ...detailsBetween(documentOf(before), documentOf(after)),
    ...detailsBetween(documentOf(after), documentOf(before)),
  ];
  expect(all.every((one) => one.includes('zod schema'))).toBe(true);
});

const narrower = documentOf({ Kind: { enum: ['a'] } });
const content = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });
const get = (operation: object) => ({
  paths: { '/a': { post: { operationId: 'a', responses: { 204: { description: '' } }, ...operation } } },
});
const query = (schema: object) => get({ parameters: [{ in: 'query', name: 'q', schema }] });
const response = (name: string) => get({ responses: { 200: { description: '', ...content(name) } } });

/** An added value breaks responses. A removed one breaks both directions. */
test.each<{ what: string; more: object; schemas?: object; want: string }>([
  { what: 'nothing', more: {}, want: '! may also be "b": handle it' },
  { what: 'a parameter', more: query(ref('Kind')), want: 'may be "b" too' },
  {
    what: 'a list in a parameter',
    more: query({ type: 'array', items: ref('Kind') }),
    want: 'may be "b" too',
  },
  { what: 'a body', more: get({ requestBody: content('Kind') }), want: 'may be "b" too' },
  { what: 'a response', more: response('Kind'), want: '! may also be "b": handle it' },
  {
    what: 'a schema in a body',
    more: get({ requestBody: content('Box') }),
    schemas: { Box: object({ kind: ref('Kind'), next: ref('Box') }) },
    want: 'may be "b" too',
  },
  {
    what: 'a body and a response',
    more: get({ requestBody: content('Kind'), responses: { 200: { description: '', ...content('Kind') } } }),
    want: '! in responses may also be "b": handle it',
  },
  {
    what: 'a webhook',
    more: { webhooks: { called: { post: { operationId: 'called', requestBody: content('Kind') } } } },
    want: '! may also be "b": handle it',
  },
  {
    what: 'a schema in a webhook, and a body',
    more: {
      ...get({ requestBody: content('Kind') }),
      webhooks: { called: { post: { operationId: 'called', requestBody: content('Box') } } },
    },
    schemas: { Box: object({ kind: ref('Kind') }) },
    want: '! in responses may also be "b": handle it',
  },
])('a schema that is used by $what', ({ more, schemas = {}, want }) => {
  const { Kind } = narrower.components.schemas as { Kind: { enum: string[] } };
  const before = documentOf({ Kind, ...schemas }, more);
  const after = documentOf({ Kind: { enum: [...Kind.enum, 'b'] }, ...schemas }, more);
  expect(detailsBetween(before, after, 'schema')).toEqual([want]);
});
