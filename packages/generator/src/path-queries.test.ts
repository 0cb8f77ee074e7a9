import { describe, expect, test } from 'vitest';
import { generated, ok, running } from '../test/support/run-generated.js';

describe('a path with a query or a fragment', () => {
  const id = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };
  const beta = { in: 'query', name: 'limit', schema: { type: 'integer' } };
  const paths = {
    '/files/{id}': { put: { parameters: [id], responses: ok } },
    '/files/{id}#copy': { put: { parameters: [id], responses: ok } },
    '/files/{id}?beta=true': { put: { parameters: [id, beta], responses: ok } },
  };

  test('is a separate operation', async () => {
    const { contents, docs, found } = await generated(paths);
    expect(docs.operations.map(({ name, path }) => [name, path])).toEqual([
      ['putFilesById', '/files/{id}'],
      ['putFilesByIdCopy', '/files/{id}#copy'],
      ['putFilesByIdBetaTrue', '/files/{id}?beta=true'],
    ]);
    expect(contents['put-files-by-id-copy.ts']).toContain("path: '/files/{id}',");
    expect(found.map((one) => one.slice(0, 6))).toEqual(['HL2001', 'HL2001', 'HL2001']);
  });

  test('is sent with the merged query and without the fragment', async () => {
    const { call, sent } = await running(paths, () => new Response(null, { status: 204 }));
    await call('putFilesByIdCopy', { path: { id: '1' } });
    await call('putFilesByIdBetaTrue', { path: { id: 'a?b#c' } });
    await call('putFilesByIdBetaTrue', { path: { id: '1' }, query: { limit: 2 } });
    await call(
      'putFilesByIdBetaTrue',
      { path: { id: '1' }, query: { limit: 2 } },
      { baseURL: 'http://b.example/v1/?tenant=c#d' },
    );
    await call('putFilesById', { path: { id: '1' } }, { baseURL: 'http://b.example?tenant=c' });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://a.example/files/1',
      'https://a.example/files/a%3Fb%23c?beta=true',
      'https://a.example/files/1?beta=true&limit=2',
      'http://b.example/v1/files/1?beta=true&limit=2&tenant=c',
      'http://b.example/files/1?tenant=c',
    ]);
    await expect(call('putFilesByIdBetaTrue', { path: { id: '..' } })).rejects.toMatchObject({
      error: { kind: 'request-validation' },
    });
  });

  test('has no parameter for its fragment', async () => {
    const { contents, found } = await generated({
      '/files#{id}': { put: { operationId: 'a', parameters: [id], responses: ok } },
    });
    expect(contents['a.ts']).toContain('export type ARequest = {};');
    expect(found).toEqual(['HL2010 /paths/~1files#{id}/put/parameters/0']);
  });
});
