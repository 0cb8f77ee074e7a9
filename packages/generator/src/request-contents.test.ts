import { describe, expect, test } from 'vitest';
import { formatted, part } from '../test/support/module-text.js';
import { errorsOf, generated, ok, pet, running } from '../test/support/run-generated.js';

describe('a body with several content types', () => {
  const upload = {
    '/pets/{id}': {
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
      post: {
        operationId: 'savePet',
        requestBody: {
          required: true,
          description: 'The pet',
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photo'],
                properties: { photo: { type: 'string', contentMediaType: 'image/png' } },
              },
            },
            'application/json': { schema: pet },
            'application/x-www-form-urlencoded': { schema: pet },
            'image/*': {},
          },
        },
        responses: ok,
      },
    },
  };

  test('is selected by `contentType`, JSON by default', async () => {
    const { contents, docs, found } = await generated(upload);
    expect(part(contents['save-pet.ts'], 'export type SavePetRequest')).toBe(
      `export type SavePetRequest = {
  path: {
    id: string;
  };
} & (
  | {
      contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
      /** The pet */
      body: Pet;
    }
  | {
      contentType: 'multipart/form-data';
      /** The pet */
      body: SavePetBodyMultipartFormData;
    }
  | {
      contentType: \`image/\${string}\`;
      /** The pet */
      body: Blob;
    }
);`,
    );
    expect(contents['save-pet.ts']).toContain(
      `  body: /* @__PURE__ */ bodyByContentType({
    'application/json': { as: 'json', required: true, validate: (value) => check(petSchema, value) },`,
    );
    expect(docs.operations[0]?.body).toEqual({
      required: true,
      description: 'The pet',
      contents: [
        { contentType: 'application/json', type: 'Pet' },
        { contentType: 'multipart/form-data', type: '{\n  photo: Blob;\n}' },
        { contentType: 'application/x-www-form-urlencoded', type: 'Pet' },
        { contentType: 'image/*', type: 'Blob' },
      ],
    });
    expect(found).toEqual([]);
    const module = contents['save-pet.ts'] ?? '';
    expect(module).toBe(await formatted(module));
  });

  test('is sent as the selected type and validated by its schema', async () => {
    const { call, sent } = await running(upload, () => new Response(null, { status: 204 }));
    const path = { id: '1' };
    await call('savePet', { path, body: { name: 'Rex' } });
    await call('savePet', {
      path,
      contentType: 'application/x-www-form-urlencoded',
      body: { name: 'Rex' },
    });
    const photo = new Blob(['png'], { type: 'image/png' });
    await call('savePet', { path, contentType: 'multipart/form-data', body: { photo } });
    await call('savePet', { path, contentType: 'image/webp', body: new Blob(['webp']) });
    await call('savePet', { path, body: photo });
    expect(sent.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'image/webp',
      'image/png',
    ]);
    expect(await sent[0]?.json()).toEqual({ name: 'Rex' });
    expect(await sent[1]?.text()).toBe('name=Rex');
    expect(((await sent[2]?.formData())?.get('photo') as File).type).toBe('image/png');

    const refused = (request: object, where: string) =>
      expect(call('savePet', { path, ...request })).rejects.toMatchObject({
        error: { kind: 'request-validation', issues: [{ path: where.split('.') }] },
      });
    await refused({ body: { photo } }, 'body.name');
    await refused({ contentType: 'multipart/form-data', body: { name: 'Rex' } }, 'body.photo');
    await refused({ contentType: 'text/csv', body: 'Rex' }, 'contentType');
    await refused({ contentType: 'multipart/form-data' }, 'body');
    expect(sent).toHaveLength(5);
  });

  test('has the type for the selected `contentType`', async () => {
    const caller = (request: string) =>
      errorsOf(
        upload,
        `import { savePet } from './save-pet';\nvoid savePet({}, { path: { id: '1' }, ${request} });`,
      );
    expect(await caller(`body: { name: 'Rex' }`)).toEqual([]);
    expect(await caller(`contentType: 'multipart/form-data', body: { photo: new Blob() }`)).toEqual([]);
    expect(await caller(`contentType: 'image/webp', body: new Blob()`)).toEqual([]);
    expect(await caller(`body: { photo: new Blob() }`)).toHaveLength(1);
    expect(await caller(`contentType: 'multipart/form-data', body: { name: 'Rex' }`)).toHaveLength(1);
    expect(await caller(`contentType: 'text/csv', body: 'Rex'`)).not.toEqual([]);
  }, 60_000);

  test('needs no `contentType` if all types have the same schema or differ only in parameters', async () => {
    const content = {
      'application/json; charset=utf-8': { schema: pet },
      'application/json': { schema: pet },
      'text/json': { schema: pet },
      'application/x-ndjson': { schema: pet },
    };
    const { contents, found } = await generated({
      '/a': { post: { operationId: 'a', requestBody: { content }, responses: ok } },
    });
    expect(part(contents['a.ts'], 'export type ARequest')).toBe(
      `export type ARequest = {
  contentType?: 'application/json; charset=utf-8' | 'text/json' | undefined;
  body?: Pet;
};`,
    );
    expect(found).toEqual(['HL2005 /paths/~1a/post/requestBody/content/application~1x-ndjson']);
  });

  test('is reported if no type is supported', async () => {
    const requestBody = { content: { 'multipart/mixed': {} } };
    const { contents, found } = await generated({
      '/a': { post: { operationId: 'a', requestBody, responses: ok } },
      '/b': { post: { operationId: 'b', requestBody: { ...requestBody, required: true }, responses: ok } },
    });
    expect(contents['a.ts']).toContain('export type ARequest = {};');
    expect(Object.keys(contents)).not.toContain('b.ts');
    expect(found).toEqual([
      'HL2005 /paths/~1a/post/requestBody/content/multipart~1mixed',
      'HL2005 /paths/~1b/post/requestBody/content/multipart~1mixed',
      'HL2006 /paths/~1b/post',
    ]);
  });
});
