import { expect, test } from 'vitest';
import { bothWays, changesOf } from '../../test/support/changes-of.js';

const query = (schema: object, more: object = {}) => ({
  parameters: [{ in: 'query', name: 'limit', schema, ...more }],
  schemas: { Twenty: { type: 'integer', default: 20 } },
});

test.each([
  {
    before: { type: 'integer', default: 10 },
    after: { type: 'integer', default: 20 },
    want: [
      'query parameter `limit` has the default `20` (was `10`): the server takes it if a request has none',
    ],
  },
  {
    before: { type: 'integer' },
    after: { type: 'integer', default: 20 },
    want: ['query parameter `limit` has the default `20`: the server takes it if a request has none'],
  },
  {
    before: { type: 'integer', default: 10 },
    after: { type: 'integer' },
    want: [
      'query parameter `limit` no longer has a default (was `10`): the server decides what a request without it means',
    ],
  },
  {
    before: { type: 'integer', default: 10 },
    after: { $ref: '#/components/schemas/Twenty' },
    want: [
      'query parameter `limit` has the default `20` (was `10`): the server takes it if a request has none',
    ],
  },
  { before: { type: 'integer', default: 20 }, after: { type: 'integer', default: 20 }, want: [] },
])('the default of a query parameter: $before becomes $after', ({ before, after, want }) => {
  expect(changesOf(query(before), query(after))).toEqual(want);
});

const a = (schema: object) => ({ type: 'object', properties: { a: schema, b: { type: 'string' } } });
const text = (format?: string) => ({ type: 'string', ...(format === undefined ? {} : { format }) });
const sent = ': send only values of that format';

test.each([
  { before: text(), after: text('uuid'), breaks: true, want: 'has the `format` `uuid`' },
  { before: text('uuid'), after: text(), breaks: false, want: 'no longer has a `format` (was `uuid`)' },
  {
    before: text('date'),
    after: text('date-time'),
    breaks: true,
    want: 'has the `format` `date-time` (was `date`)',
  },
  {
    before: text('email'),
    after: text('idn-email'),
    breaks: false,
    want: 'has the `format` `idn-email` (was `email`)',
  },
  {
    before: text('idn-email'),
    after: text('email'),
    breaks: true,
    want: 'has the `format` `email` (was `idn-email`)',
  },
  {
    before: text('uri'),
    after: text('iri-reference'),
    breaks: false,
    want: 'has the `format` `iri-reference` (was `uri`)',
  },
  { before: text('color'), after: text('uri'), breaks: true, want: 'has the `format` `uri` (was `color`)' },
  { before: text(), after: text('password'), breaks: false, want: 'has the `format` `password`' },
  { before: text(), after: text('toString'), breaks: false, want: 'has the `format` `toString`' },
])('the format of a string: $before becomes $after', ({ before, after, breaks, want }) => {
  expect(bothWays(a(before), a(after))).toEqual({
    request: [`${breaks ? '! ' : ''}body, \`a\` ${want}${breaks ? sent : ''}`],
    response: [`response 200, \`a\` ${want}`],
  });
});

const list = (items: object) => ({ type: 'array', items });

test.each([
  { case: 'an item', at: 'a[]', wrap: list },
  { case: 'an item of an item', at: 'a[][]', wrap: (schema: object) => list(list(schema)) },
  {
    case: 'a value of a map',
    at: 'a[key]',
    wrap: (schema: object) => ({ type: 'object', additionalProperties: schema }),
  },
  { case: 'a member of a union', at: 'a', wrap: (schema: object) => ({ anyOf: [schema, { type: 'null' }] }) },
  { case: 'a type with null', at: 'a', wrap: (schema: object) => ({ ...schema, type: ['string', 'null'] }) },
])('the format of $case is compared', ({ at, wrap }) => {
  expect(bothWays(a(wrap(text('date'))), a(wrap(text('uuid'))))).toEqual({
    request: [`! body, \`${at}\` has the \`format\` \`uuid\` (was \`date\`)${sent}`],
    response: [`response 200, \`${at}\` has the \`format\` \`uuid\` (was \`date\`)`],
  });
});

test('the formats of several members are compared together', () => {
  const both = (...formats: string[]) => a({ anyOf: formats.map((format) => text(format)) });
  expect(bothWays(both('date', 'time'), both('time', 'date')).response).toEqual([]);
  expect(bothWays(both('date', 'time'), both('date', 'uuid')).response).toEqual([
    'response 200, `a` has the `format` `date or uuid` (was `date or time`)',
  ]);
});

test('the format of a parameter and of a named schema is compared', () => {
  const parameter = (format: string) => query({ type: 'array', items: text(format) });
  expect(changesOf(parameter('date'), parameter('uuid'))).toEqual([
    `! query parameter \`limit\`, \`[]\` has the \`format\` \`uuid\` (was \`date\`)${sent}`,
  ]);
  const named = (format: string) => ({
    body: { $ref: '#/components/schemas/Id' },
    schemas: { Id: text(format) },
  });
  expect(changesOf(named('date'), named('uuid'), 'schema')).toEqual([
    `! has the \`format\` \`uuid\` (was \`date\`)${sent}`,
  ]);
});

test('the format of a replaced value is not reported', () => {
  expect(bothWays(a(text('date')), a({ type: 'number' })).response).toEqual([
    '! response 200, `a` is a number instead of a string: change the code that reads it',
  ]);
  expect(
    bothWays(a({ type: 'integer', format: 'int32' }), a({ type: 'integer', format: 'int64' })).response,
  ).toHaveLength(2);
});

test('the format of a changed value is reported too', () => {
  const tight = { ...text('uuid'), maxLength: 36 };
  expect(bothWays(a(text()), a(tight))).toEqual({
    request: [
      `! body, \`a\` has the \`format\` \`uuid\`${sent}`,
      '! body, `a` has `maxLength` 36 (had none): send values within it',
    ],
    response: [
      'response 200, `a` has the `format` `uuid`',
      'response 200, `a` has `maxLength` 36 (had none)',
    ],
  });
});

test('the default of a replaced value is reported', () => {
  const before = a({ type: 'string', default: 'x' });
  expect(bothWays(before, a({ type: 'number', default: 1 })).response).toEqual([
    '! response 200, `a` is a number instead of a string: change the code that reads it',
    'response 200, `a` has the default `1` (was `"x"`)',
  ]);
});

test.each([
  { before: {}, after: { deprecated: true }, want: ['body, `a` is deprecated'] },
  { before: { deprecated: true }, after: { deprecated: true }, want: [] },
  { before: { deprecated: true }, after: {}, want: [] },
])('deprecation: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(a({ ...text(), ...before }), a({ ...text(), ...after })).request).toEqual(want);
});
