import { describe, expect, test } from 'vitest';
import {
  bodyContent,
  content,
  json,
  modelWith,
  operationWith,
  response,
} from '../../test/support/model-with.js';
import type { BodyContent, Operation, Response } from '../model/model.js';
import type { Property, Schema } from '../model/schema.js';
import { type Layout, print } from './layout.js';
import { dataMembers, emitBodies, emitCheck, membersOf } from './operation-bodies.js';
import { Scope } from './scope.js';

const string: Schema = { kind: 'string' };
const unknown: Schema = { kind: 'unknown' };
const pet: Schema = { kind: 'ref', target: 'Pet' };
const words = (...values: string[]): Schema => ({ kind: 'literal', values });
const union = (...members: Schema[]): Schema => ({ kind: 'union', members });
const property: Property = { name: 'a', schema: string, required: true, doc: {} };
const tall: Schema = { kind: 'object', properties: [property], additional: undefined };
const mapOf = (additional: Schema | undefined): Schema => ({ kind: 'object', properties: [], additional });

const model = modelWith({ Pet: { kind: 'null' }, GetPetsResponse404: { kind: 'null' } });
const printed = (layout: Layout | undefined) => (layout === undefined ? undefined : print(layout).trim());

function written(operation: Partial<Operation>) {
  const complete = operationWith(operation);
  const scope = new Scope(model);
  const { declarations, names, data } = emitBodies(complete, scope);
  const contents = [...(complete.body?.contents ?? []), ...complete.responses.flatMap((one) => one.contents)];
  return {
    declarations: declarations.map((one) => print(one).split(' =')[0]),
    types: contents.map((one) => printed(names.get(one)?.type)),
    checks: contents.map((one) => printed(names.get(one)?.validate)),
    data: printed(data),
  };
}

const bodyOf = (first: BodyContent, ...rest: BodyContent[]): Operation['body'] => ({
  required: true,
  description: undefined,
  contents: [first, ...rest],
});
const csv = content('text', 'text/csv', string);

describe('the bodies of an operation', () => {
  test.each<{ name: string; operation: Partial<Operation>; want: ReturnType<typeof written> }>([
    {
      name: 'none',
      operation: { responses: [response('204')] },
      want: { declarations: [], types: [], checks: [], data: 'undefined' },
    },
    {
      name: 'a success with a short type',
      operation: { responses: [response('200', json(pet))] },
      want: { declarations: [], types: ['Pet'], checks: ['(value) => check(PetSchema, value)'], data: 'Pet' },
    },
    {
      name: 'a success with a long type, which is that of the data',
      operation: { responses: [response('200', json(tall))] },
      want: {
        declarations: ['export type GetPetsData', 'const getPetsDataSchema: z.ZodMiniType<GetPetsData>'],
        types: ['GetPetsData'],
        checks: ['(value) => check(getPetsDataSchema, value)'],
        data: undefined,
      },
    },
    {
      name: 'text and a file, which the runtime makes itself',
      operation: {
        responses: [response('200', csv), response('404', content('binary', 'image/png', { kind: 'file' }))],
      },
      want: { declarations: [], types: ['string', 'Blob'], checks: [undefined, undefined], data: 'string' },
    },
    {
      name: 'several successes and an error, whose names no schema has',
      operation: {
        responses: [
          response('200', json(tall)),
          response('2XX', json(pet)),
          response('204'),
          response('404', json(tall)),
        ],
      },
      want: {
        declarations: [
          'export type GetPetsResponse200',
          'const getPetsResponse200Schema: z.ZodMiniType<GetPetsResponse200>',
          'export type GetPetsResponse4042',
          'const getPetsResponse404Schema: z.ZodMiniType<GetPetsResponse4042>',
        ],
        types: ['GetPetsResponse200', 'Pet', 'GetPetsResponse4042'],
        checks: [
          '(value) => check(getPetsResponse200Schema, value)',
          '(value) => check(PetSchema, value)',
          '(value) => check(getPetsResponse404Schema, value)',
        ],
        data: 'GetPetsResponse200 | Pet | undefined',
      },
    },
    {
      name: 'a success of several content types, each of which has a name',
      operation: { responses: [response('default', json(tall), content('json', 'text/json', tall))] },
      want: {
        declarations: [
          'export type GetPetsResponseDefault',
          'const getPetsResponseDefaultSchema: z.ZodMiniType<GetPetsResponseDefault>',
          'export type GetPetsResponseDefaultTextJson',
          'const getPetsResponseDefaultTextJsonSchema: z.ZodMiniType<GetPetsResponseDefaultTextJson>',
        ],
        types: ['GetPetsResponseDefault', 'GetPetsResponseDefaultTextJson'],
        checks: [
          '(value) => check(getPetsResponseDefaultSchema, value)',
          '(value) => check(getPetsResponseDefaultTextJsonSchema, value)',
        ],
        data: 'GetPetsResponseDefault',
      },
    },
    {
      name: 'a request of several content types, some of which have one name',
      operation: {
        body: bodyOf(
          bodyContent('json', 'application/json', tall),
          bodyContent('json', 'a/b+json', tall),
          bodyContent('json', 'A/B+JSON; v=2', tall),
          bodyContent('json', 'a/b+json; v=3', tall),
          bodyContent('binary', '*/*', tall),
          bodyContent('text', 'text/csv', string),
        ),
        responses: [response('204')],
      },
      want: {
        declarations: [
          'export type GetPetsBody',
          'const getPetsBodySchema: z.ZodMiniType<GetPetsBody>',
          'export type GetPetsBodyABJson',
          'const getPetsBodyABJsonSchema: z.ZodMiniType<GetPetsBodyABJson>',
          'export type GetPetsBody2ABJson',
          'const getPetsBody2ABJsonSchema: z.ZodMiniType<GetPetsBody2ABJson>',
          'export type GetPetsBody3ABJson',
          'const getPetsBody3ABJsonSchema: z.ZodMiniType<GetPetsBody3ABJson>',
          'export type GetPetsBodyAny',
          'const getPetsBodyAnySchema: z.ZodMiniType<GetPetsBodyAny>',
        ],
        types: [
          'GetPetsBody',
          'GetPetsBodyABJson',
          'GetPetsBody2ABJson',
          'GetPetsBody3ABJson',
          'GetPetsBodyAny',
          'string',
        ],
        checks: [
          '(value) => check(getPetsBodySchema, value)',
          '(value) => check(getPetsBodyABJsonSchema, value)',
          '(value) => check(getPetsBody2ABJsonSchema, value)',
          '(value) => check(getPetsBody3ABJsonSchema, value)',
          '(value) => check(getPetsBodyAnySchema, value)',
          '(value) => check(z.string(), value)',
        ],
        data: 'undefined',
      },
    },
  ])('$name', ({ operation, want }) => {
    expect(written(operation)).toEqual(want);
  });

  test.each<{ schema: Schema; own: boolean }>([
    { schema: string, own: false },
    { schema: mapOf(undefined), own: false },
    { schema: mapOf(string), own: false },
    { schema: mapOf(tall), own: true },
    { schema: words('a', 'b', 'c'), own: false },
    { schema: words('a', 'b', 'c', 'd'), own: true },
    { schema: { kind: 'array', items: pet }, own: false },
    { schema: { kind: 'array', items: tall }, own: true },
    { schema: { kind: 'tuple', items: [], rest: undefined }, own: true },
    { schema: union(string, pet, { kind: 'null' }), own: false },
    { schema: union(string, pet, { kind: 'null' }, { kind: 'boolean' }), own: true },
    { schema: union(string, tall), own: true },
    { schema: { kind: 'intersection', members: [pet, tall] }, own: true },
    { schema: { kind: 'intersection', members: [pet, pet] }, own: false },
    { schema: { kind: 'refined', schema: tall, checks: [] }, own: true },
    { schema: { kind: 'refined', schema: string, checks: [] }, own: false },
  ])('a long type gets a name: $schema', ({ schema, own }) => {
    const { declarations } = written({ responses: [response('200', json(schema))] });
    expect(declarations.includes('export type GetPetsData')).toBe(own);
  });
});

describe('the data of an operation', () => {
  const responses: Response[] = [
    response('200', json(pet), csv),
    response('201', json(union(pet, string))),
    response('204'),
    response('404', csv),
  ];

  test.each([
    { accept: undefined, want: ['Pet', 'string', 'undefined'] },
    { accept: 'application/json', want: ['Pet', 'string', 'undefined'] },
    { accept: 'text/csv', want: ['string', 'Pet', 'undefined'] },
  ])('are those of each success response for `accept: $accept`, without duplicates', ({ accept, want }) => {
    const operation = operationWith({ responses });
    const { names } = emitBodies(operation, new Scope(model));
    expect(dataMembers(operation, names, accept).map(print)).toEqual(want);
  });

  test('are undefined without a body', () => {
    const { names } = emitBodies(operationWith({ responses }), new Scope(model));
    expect(membersOf([], names)).toEqual(['undefined']);
    expect(membersOf([undefined, responses[0]?.contents[0], csv], names)).toEqual([
      'undefined',
      'Pet',
      'string',
    ]);
    expect(membersOf([json(string)], names)).toEqual(['undefined']);
  });
});

describe('a check', () => {
  const limited: Schema = { kind: 'string', limits: { min: 1 } };

  test.each<{ schema: Schema; want: string | undefined; zod: boolean; declared?: string }>([
    { schema: unknown, want: undefined, zod: false },
    { schema: pet, want: '(value) => check(PetSchema, value)', zod: false },
    { schema: string, want: '(value) => check(z.string(), value)', zod: true },
    { schema: { kind: 'number', integer: false }, want: '(value) => check(z.number(), value)', zod: true },
    { schema: { kind: 'boolean' }, want: '(value) => check(z.boolean(), value)', zod: true },
    { schema: { kind: 'null' }, want: '(value) => check(z.null(), value)', zod: true },
    { schema: { kind: 'file' }, want: '(value) => check(z.instanceof(Blob), value)', zod: true },
    {
      schema: limited,
      want: '(value) => check(aSchema, value)',
      zod: true,
      declared: 'const aSchema = /* @__PURE__ */ z.lazy(() => z.string().check(z.minLength(1)));\n',
    },
    {
      schema: { kind: 'number', integer: false, limits: { min: 1 } },
      want: '(value) => check(aSchema, value)',
      zod: true,
      declared: 'const aSchema = /* @__PURE__ */ z.lazy(() => z.number().check(z.gte(1)));\n',
    },
    {
      schema: { kind: 'array', items: pet },
      want: '(value) => check(aSchema, value)',
      zod: true,
      declared: 'const aSchema = /* @__PURE__ */ z.lazy(() => z.array(PetSchema));\n',
    },
  ])('of $schema', ({ schema, want, zod, declared }) => {
    const scope = new Scope(model);
    const declarations: Layout[] = [];
    expect(printed(emitCheck(schema, 'aSchema', declarations, scope))).toBe(want);
    expect(declarations.map(print)).toEqual(declared === undefined ? [] : [declared]);
    expect([scope.zod, [...scope.runtime]]).toEqual([zod, want === undefined ? [] : ['check']]);
  });

  test("keeps the zod import for a schema that doesn't need it", () => {
    const scope = new Scope(model);
    scope.zod = true;
    emitCheck(pet, 'aSchema', [], scope);
    expect(scope.zod).toBe(true);
  });
});
