import { describe, expect, test } from 'vitest';
import { part } from '../test/support/module-text.js';
import { generated, ok, running } from '../test/support/run-generated.js';
import { generate } from './generate.js';

describe('the files of a form', () => {
  const file = { type: 'string', contentMediaType: 'image/png' };
  const properties = {
    photo: file,
    photos: { type: 'array', items: { contentMediaType: 'application/pdf' } },
    any: {},
    some: { type: 'array', items: {} },
    note: { type: 'string', contentMediaType: 'text/html' },
    base64: { ...file, contentEncoding: 'base64' },
  };
  const encoding = {
    any: { contentType: 'image/png' },
    some: { contentType: 'image/png, image/*' },
    photo: { contentType: 'image/webp' },
  };
  const form = {
    '/a': {
      post: {
        operationId: 'a',
        requestBody: {
          content: { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } },
        },
        responses: ok,
      },
    },
  };

  test('are described by `contentMediaType`, also in arrays, or by an `encoding`', async () => {
    const { contents } = await generated(form);
    expect(part(contents['a.ts'], 'export type ABody')).toBe(
      `export type ABody = {
  photo?: Blob | undefined;
  photos?: Blob[] | undefined;
  any?: Blob | undefined;
  some?: Blob[] | undefined;
  note?: string | undefined;
  base64?: string | undefined;
};`,
    );
  });

  test('are sent with the content type of the encoding, or their own if it is a list or range', async () => {
    const { call, sent } = await running(form, () => new Response(null, { status: 204 }));
    const jpeg = new File(['a'], 'rex.jpg', { type: 'image/jpeg' });
    await call('a', { body: { photo: jpeg, photos: [jpeg], any: jpeg, some: [jpeg], note: '<b>' } });
    const parts = [...((await sent[0]?.formData()) ?? [])].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.type, value.name],
    );
    expect(parts).toEqual([
      ['photo', 'image/webp', 'rex.jpg'],
      ['photos', 'image/jpeg', 'rex.jpg'],
      ['any', 'image/png', 'rex.jpg'],
      ['some', 'image/jpeg', 'rex.jpg'],
      ['note', '<b>'],
    ]);
  });

  test("don't change the types of other bodies", async () => {
    const schema = { $ref: '#/components/schemas/Upload' };
    const { files } = await generate({
      id: 'test',
      spec: JSON.stringify({
        openapi: '3.1.0',
        paths: {
          '/a': {
            post: {
              operationId: 'a',
              requestBody: {
                content: {
                  'multipart/form-data': { schema, encoding: { any: { contentType: 'image/png' } } },
                },
              },
              responses: { 200: { description: '', content: { 'application/json': { schema } } } },
            },
          },
        },
        components: { schemas: { Upload: { type: 'object', required: ['any'], properties: { any: {} } } } },
      }),
    });
    const contents = Object.fromEntries(files.map(({ path, contents: own }) => [path, own]));
    expect(contents['schemas.ts']).toContain('export type Upload = {\n  any: unknown;\n};');
    expect(part(contents['a.ts'], 'export type ABody')).toBe(
      'export type ABody = Upload & {\n  any: Blob;\n};',
    );
  });
});
