import { describe, expect, test } from 'vitest';
import { filesOf } from '../test/support/files-of.js';
import { part } from '../test/support/module-text.js';

describe('responses', () => {
  const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } });

  test('each 2xx is data, and all others are documented errors', async () => {
    const { contents } = await filesOf({
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: json({ type: 'string' }),
            204: { description: '' },
            '4XX': json({ type: 'number' }),
            default: json({ type: 'boolean' }),
          },
        },
      },
    });
    expect(part(contents['a.ts'], 'export type AData')).toBe('export type AData = string | undefined;');
    expect(part(contents['a.ts'], 'export type AError')).toBe(
      'export type AError = HttpError<number, number> | HttpError<number, boolean>;',
    );
  });

  test('`default` is data without a 2xx', async () => {
    const { contents } = await filesOf({
      '/a': { get: { operationId: 'a', responses: { default: json({ type: 'boolean' }) } } },
    });
    expect(part(contents['a.ts'], 'export type AData')).toBe('export type AData = boolean;');
  });

  test('a file has a download hook', async () => {
    const { contents } = await filesOf({
      '/a': {
        get: {
          operationId: 'a',
          responses: { 200: { description: '', content: { 'application/pdf': {} } } },
        },
      },
    });
    expect(contents['a.ts']).toContain(
      'export const useADownload = /* @__PURE__ */ createDownloadHook(operation);',
    );
    expect(contents['a.ts']).toContain(
      "accept: ['application/pdf'],\n  responses: {\n    200: { as: 'binary' },",
    );
    expect(part(contents['a.ts'], 'export type AData')).toBe('export type AData = Blob;');
  });

  test.each([
    {
      name: 'text',
      content: { 'application/xml': {} },
      want: "accept: ['application/xml'],\n  responses: {\n    200: { as: 'text' },",
      found: [],
    },
    {
      name: 'anything else as a file',
      content: { 'application/x-tar': {} },
      want: "accept: ['application/x-tar'],\n  responses: {\n    200: { as: 'binary' },",
      found: [],
    },
  ])('the content type: $name', async ({ content, want, found }) => {
    const read = await filesOf({
      '/a': { get: { operationId: 'a', responses: { 200: { description: '', content } } } },
    });
    expect(read.contents['a.ts']).toContain(want);
    expect(read.found.map((one) => one.slice(0, 6))).toEqual(found);
  });

  test('an operation that returns several bodies at once is skipped', async () => {
    const { contents, found } = await filesOf({
      '/a': {
        get: {
          operationId: 'a',
          responses: { 200: { description: '', content: { 'multipart/mixed': {} } } },
        },
      },
    });
    expect(Object.keys(contents)).toEqual(['index.ts', 'schemas.ts', 'docs.json']);
    expect(found).toEqual([
      'HL2005 /paths/~1a/get/responses/200/content/multipart~1mixed',
      'HL2006 /paths/~1a/get',
    ]);
  });
});
