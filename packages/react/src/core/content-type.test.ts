import { describe, expect, test } from 'vitest';
import { anyResponse, bodyByContentType, responseByContentType } from './content-type.js';
import { HookloomError } from './hookloom-error.js';
import type { RequestBody, ResponseBody } from './operation.js';

const validators = new Map<string, () => readonly []>();
const validatorOf = (name: string) => {
  const own = validators.get(name) ?? (() => []);
  validators.set(name, own);
  return own;
};

const json = (name: string) => ({ as: 'json', validate: validatorOf(name) }) as const;

const response = (type: string | null, status = 200) =>
  new Response('', { status, headers: type === null ? {} : { 'content-type': type } });

describe('a response is read by its own content type', () => {
  const bodies = {
    'application/json': json('json'),
    'application/vnd.pet+json; version=1': json('pet'),
    'text/csv': { as: 'text' },
    'image/*': { as: 'binary' },
  } satisfies Record<string, ResponseBody>;
  const choose = responseByContentType(bodies);

  const errors: [came: string | null, want: keyof typeof bodies][] = [
    ['application/json', 'application/json'],
    ['Application/JSON ; charset=utf-8', 'application/json'],
    ['application/problem+json', 'application/json'],
    ['application/vnd.pet+json', 'application/vnd.pet+json; version=1'],
    ['text/csv;header=present', 'text/csv'],
    ['image/webp', 'image/*'],
    ['text/html', 'application/json'],
    [null, 'application/json'],
  ];

  test.for(errors)('an error of %s is the documented %s', ([came, want]) => {
    expect(choose(response(came, 400))).toBe(bodies[want]);
  });

  const successes: [came: string | null, accept: string | undefined, want: keyof typeof bodies][] = [
    ['application/json', undefined, 'application/json'],
    [null, undefined, 'application/json'],
    [null, 'text/csv', 'text/csv'],
    ['text/csv', 'text/csv', 'text/csv'],
    ['image/png', 'image/*', 'image/*'],
    ['text/html', 'image/*', 'image/*'],
    // What was asked for counts: its schema is the type of the data.
    ['application/vnd.pet+json', undefined, 'application/json'],
    ['application/json', 'application/vnd.pet+json; version=1', 'application/vnd.pet+json; version=1'],
    // No type of this response: its default is read.
    ['application/json', 'text/html', 'application/json'],
    ['application/json', 'constructor', 'application/json'],
  ];

  test.for(successes)('a success of %s, asked for as %s, is the documented %s', ([came, accept, want]) => {
    expect(choose(response(came), accept)).toBe(bodies[want]);
  });

  test('a success that was not asked for is read as it came, and refused', () => {
    const { as, validate } = choose(response('text/csv'), 'image/*');
    expect(as).toBe('text');
    expect(validate?.('')).toEqual([{ path: [], message: 'Expected image/*, received text/csv' }]);
  });
});

test.for([
  [200, 'application/json; charset=utf-8', 'json'],
  [200, 'application/problem+json', 'json'],
  [200, 'Application/JSON', 'json'],
  [200, 'text/html', 'text'],
  [200, 'Text/Plain', 'text'],
  [200, 'application/xml', 'text'],
  [200, null, 'text'],
  [200, 'image/png', 'binary'],
  [200, 'application/octet-stream; name="data.xml"', 'binary'],
  [200, 'application/json-seq', 'binary'],
  [204, 'application/json', undefined],
  [205, null, undefined],
] as const)(
  'a response that nothing is known of, of status %s and type %s, is read as %s',
  ([status, type, as]) => {
    const headers: HeadersInit = type === null ? {} : { 'content-type': type };
    expect(anyResponse(new Response(null, { status, headers })).as).toBe(as);
  },
);

describe('the body of a request is chosen', () => {
  const bodies = {
    'application/json': { as: 'json' },
    'image/png': { as: 'binary', type: 'image/png' },
    'image/*': { as: 'binary' },
  } satisfies Record<string, RequestBody>;
  const choose = bodyByContentType(bodies);

  test('by `contentType`, which is sent unchanged', () => {
    expect(choose({ contentType: 'image/png' })).toEqual(bodies['image/png']);
    expect(choose({ contentType: 'image/webp' })).toEqual({ as: 'binary', type: 'image/webp' });
  });

  test('else by the type of a Blob, else it is the first', () => {
    expect(choose({ body: new Blob([], { type: 'image/png' }) })).toBe(bodies['image/png']);
    expect(choose({ body: new Blob([], { type: 'image/webp' }) })).toBe(bodies['image/*']);
    expect(choose({ body: {} })).toBe(bodies['application/json']);
  });

  test.each([
    ['text/csv', { 'application/octet-stream': { as: 'binary' }, 'text/csv': { as: 'text' } }, 'text/csv'],
    ['image/svg+xml', { 'image/*': { as: 'binary' }, 'application/xml': { as: 'text' } }, undefined],
    [
      'application/json',
      { 'application/json': { as: 'json' }, 'application/octet-stream': { as: 'binary' } },
      'application/json',
    ],
  ] satisfies [string, Record<string, RequestBody>, string | undefined][])(
    'a Blob is sent as a file, with its own type: %s',
    (type, accepted, sent) => {
      const blob = new Blob([], { type });
      expect(bodyByContentType(accepted)({ body: blob })).toEqual({
        as: 'binary',
        ...(sent && { type: sent }),
      });
    },
  );

  test('a Blob of no documented type is the first file, and never JSON', () => {
    expect(choose({ body: new Blob([]) })).toBe(bodies['image/png']);
    expect(choose({ body: new Blob([], { type: 'application/pdf' }) })).toBe(bodies['image/png']);
  });

  test('a value without a type is the first, even if there is a range for any type', () => {
    const any = { 'application/json': { as: 'json' }, '*/*': { as: 'text' } } satisfies Record<
      string,
      RequestBody
    >;
    expect(bodyByContentType(any)({ body: { a: 1 } })).toBe(any['application/json']);
  });

  test('and refused where there is none', () => {
    expect(() => choose({ contentType: 'text/csv', body: '' })).toThrow(HookloomError);
  });
});
