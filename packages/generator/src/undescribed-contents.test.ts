import { describe, expect, test } from 'vitest';
import { generated, pet, running } from '../test/support/run-generated.js';

describe('undocumented content', () => {
  test.each([
    { name: 'text', schema: { type: 'string' }, body: '"Rex"', want: '"Rex"', type: 'string' },
    {
      name: 'a file',
      schema: { type: 'string', format: 'binary' },
      body: 'a',
      want: undefined,
      type: 'Blob',
    },
    { name: 'JSON', schema: { type: 'integer' }, body: '1', want: 1, type: 'number' },
  ])('`*/*` with a schema of $name is $name', async ({ schema, body, want, type }) => {
    const paths = {
      '/a': {
        get: { operationId: 'a', responses: { 200: { description: '', content: { '*/*': { schema } } } } },
      },
    };
    expect((await generated(paths)).contents['a.ts']).toContain(`export type AData = ${type};`);
    const { call } = await running(paths, () => new Response(body));
    const data = await call('a');
    if (want === undefined) expect(data).toBeInstanceOf(Blob);
    else expect(data).toBe(want);
  });

  test.each([
    { name: 'no responses', responses: undefined },
    { name: 'no response', responses: {} },
    { name: 'errors alone', responses: { 404: { description: '' } } },
    { name: 'a body of any type', responses: { 200: { description: '', content: { '*/*': {} } } } },
  ])('an operation with $name returns the parsed body as `unknown`', async ({ responses }) => {
    const paths = { '/a': { get: { operationId: 'a', responses } } };
    expect((await generated(paths)).contents['a.ts']).toContain('export type AData = unknown;');
    let response = Response.json({ name: 'Rex' });
    const { call } = await running(paths, () => response);
    expect(await call('a')).toEqual({ name: 'Rex' });
    response = new Response('Rex', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(await call('a')).toBe('Rex');
    response = new Response('png', { headers: { 'content-type': 'image/png' } });
    expect(await call('a')).toBeInstanceOf(Blob);
  });

  test('a success response without content, and any response to HEAD, has no data', async () => {
    const json = { description: '', content: { 'application/json': { schema: pet } } };
    const paths = {
      '/a': {
        get: { operationId: 'a', responses: { 200: { description: '' } } },
        head: { operationId: 'b', responses: { 200: json, 404: json } },
      },
      '/c': { head: { operationId: 'c' } },
    };
    const { contents } = await generated(paths);
    for (const name of ['a', 'b', 'c'])
      expect(contents[`${name}.ts`]).toContain(`export type ${name.toUpperCase()}Data = undefined;`);
    const { call } = await running(paths, (request) =>
      request.method === 'HEAD'
        ? new Response(null, { headers: { 'content-type': 'application/json' } })
        : Response.json({ name: 'Rex' }),
    );
    expect(await Promise.all(['a', 'b', 'c'].map((name) => call(name)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
