import { expect, test } from 'vitest';
import { modelOf } from '../../test/compare/model-of.js';
import { directionsBySchema } from './directions.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } });
const responses = (schema: object, type?: string) => ({
  responses: { 200: { description: '', ...content(schema, type) } },
});
const schemas = {
  Pet: { type: 'object', properties: { owner: ref('Owner'), friends: { type: 'array', items: ref('Pet') } } },
  Owner: { type: 'object', properties: { pet: ref('Pet') } },
};
const payload = { type: 'object', properties: { pet: ref('Pet') } };
const webhooks = { born: { post: { operationId: 'born', requestBody: content(payload) } } };

test.each<{ what: string; operation?: object; hooks?: object; want: Record<string, string[]> }>([
  { what: 'nothing', want: {} },
  {
    what: 'a parameter',
    operation: { parameters: [{ name: 'pet', in: 'query', schema: ref('Pet') }], responses: {} },
    want: { Pet: ['request'], Owner: ['request'] },
  },
  {
    what: 'a body',
    operation: { requestBody: content(ref('Owner')), responses: {} },
    want: { Owner: ['request'], Pet: ['request'] },
  },
  {
    what: 'a response',
    operation: responses({ type: 'array', items: ref('Pet') }),
    want: { Pet: ['response'], Owner: ['response'] },
  },
  {
    what: 'a stream',
    operation: responses(ref('Pet'), 'application/jsonl'),
    want: { Pet: ['response'], Owner: ['response'] },
  },
  {
    what: 'a webhook',
    hooks: webhooks,
    want: { Pet: ['response'], Owner: ['response'] },
  },
  {
    what: 'a webhook, and a body',
    operation: { requestBody: content(ref('Owner')), responses: {} },
    hooks: webhooks,
    want: { Owner: ['request', 'response'], Pet: ['request', 'response'] },
  },
])('the ways of the schemas in $what', ({ operation, hooks = {}, want }) => {
  const paths = operation ? { '/a': { post: { operationId: 'send', ...operation } } } : {};
  const model = modelOf({ openapi: '3.1.0', paths, webhooks: hooks, components: { schemas } });
  expect(Object.fromEntries(directionsBySchema(model))).toEqual(want);
});
