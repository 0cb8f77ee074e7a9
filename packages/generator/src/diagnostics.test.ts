import { expect, test } from 'vitest';
import { openApiExamples } from '../test/supported/openapi-examples.js';
import { type Code, codes } from './diagnostics.js';
import { generate } from './generate.js';
import type { OperationOptions } from './model/operation-filter.js';
import { normalize } from './normalize.js';
import { openApiSupport } from './supported/openapi.js';

const withSchema = (name: string, schema: object) => ({
  openapi: '3.1.0',
  components: { schemas: { [name]: schema } },
});
const withResponse = (content: object) => ({
  openapi: '3.1.0',
  paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: '', content } } } } },
});

/** A spec for each code without a row in the table of supported features. */
const specs: Partial<Record<Code, object | string>> = {
  HL1001: 'a: [',
  HL1002: '{}',
  HL1003: { openapi: '4.0.0', paths: {} },
  HL1005: withSchema('A', { $ref: 'https://gone.example/a.json' }),
  HL1006: `{"openapi":"3.1.0","paths":{},"x":${'['.repeat(300)}${']'.repeat(300)}}`,
  HL1007: '{"openapi":"3.1.0","paths":{},"x":{"__proto__":1}}',
  HL2002: { openapi: '3.1.0', components: { schemas: { 'a-b': {}, a_b: {} } } },
  HL2003: { openapi: '3.1.0', paths: { '/a': { get: { operationId: 'class', responses: {} } } } },
  HL2005: withResponse({ 'multipart/mixed': {}, 'text/plain': {} }),
  HL2009: withSchema('A', { type: 'string', enum: [1] }),
  HL2020: withSchema('A', { pattern: '(?i)a' }),
  HL2042: {
    ...withResponse({}),
    security: [{ login: [], token: [] }],
    components: {
      securitySchemes: {
        login: { type: 'http', scheme: 'basic' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  },
  HL2050: withResponse({}),
  HL2051: withResponse({}),
  HL2043: withResponse({ 'text/event-stream': {}, 'application/jsonl': {} }),
};
/** The options of a code that is about options. */
const options: Partial<Record<Code, OperationOptions>> = {
  HL2050: { exclude: { tags: ['b'] } },
  HL2051: { exclude: { operationIds: ['a'] } },
};
const read = () => Promise.reject(new Error('gone'));

test.each(Object.keys(codes) as Code[])('%s is reported for some spec, with a pointer', async (code) => {
  const row = openApiSupport.find((one) => one.code === code);
  const spec =
    specs[code] ??
    openApiExamples[row?.example ?? '']?.spec ??
    expect.fail(`no spec is known that has ${code}`);
  const text = typeof spec === 'string' ? spec : JSON.stringify(spec);
  const all = [
    ...(await generate({ id: 'api', spec: text, ...options[code] })).diagnostics,
    ...(await normalize(text, { location: 'a.json', read })).diagnostics,
  ];
  const found =
    all.find((one) => one.code === code) ?? expect.fail(`got ${all.map((one) => one.code).join()}`);
  expect(found.pointer).toMatch(/^(\/|$)/);
  expect(found.severity).toBe(codes[code].severity);
  for (const sentence of [found.message, found.hint]) expect(sentence).toMatch(/^[A-Z`].*[.)]$/);
});
