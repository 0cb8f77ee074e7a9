import { chmodSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import { half, halfInChunks, hang, stall } from '../../test/support/server.js';

const document = JSON.stringify(petstore());
const answer =
  (status: number, body = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body);

describe('a source that cannot be fetched', () => {
  it('keeps its last document, has a code for each cause, and does not stop the others', async ({
    project,
    server,
  }) => {
    const cases: [id: string, spec: string, code: string][] = [
      ['status', server.serve('/status', answer(500)), 'HL4002'],
      ['missing', server.url('/none'), 'HL4002'],
      ['hangs', server.serve('/hangs', hang), 'HL4003'],
      ['stalls', server.serve('/stalls', stall), 'HL4003'],
      ['half', server.serve('/half', half(document)), 'HL4004'],
      ['chunks', server.serve('/chunks', halfInChunks(document)), 'HL4004'],
      ['refused', 'http://127.0.0.1:1/openapi.json', 'HL4001'],
      ['noHost', 'http://petstore.invalid/openapi.json', 'HL4001'],
      ['closed', server.serve('/closed', (request) => request.socket.destroy()), 'HL4001'],
      [
        'loop',
        server.serve('/loop', (_, response) => response.writeHead(302, { location: '/loop' }).end()),
        'HL4002',
      ],
      ['noFile', './nowhere.yaml', 'HL4006'],
      ['folder', '.', 'HL4006'],
      [
        'login',
        server.serve('/login', answer(200, '<!doctype html>\n<html><p>Sign in: now</p></html>')),
        'HL100',
      ],
      ['other', server.serve('/other', { hello: 'world' }), 'HL1002'],
      ['version', server.serve('/version', { openapi: '4.0.0', paths: {} }), 'HL1003'],
    ];
    const last = JSON.stringify(petstore({ title: 'The last good one' }));
    for (const [id] of cases) project.write(`.hookloom/specs/${id}.json`, last);
    project.configure(...cases.map(([id, spec]) => ({ id, spec })), {
      id: 'good',
      spec: server.serve('/good', document),
    });

    const { code, sources, diagnostics } = await project.json(['sync'], { HOOKLOOM_TIMEOUT: '4000' });
    expect(code).toBe(1);
    expect(diagnostics.map(({ source, code }) => [source, code])).toEqual(
      cases.map(([id, , code]) => [id, expect.stringContaining(code) as string]),
    );
    for (const { message, hint: hint } of diagnostics) expect([message, hint]).not.toContain('');
    expect(sources).toEqual([
      ...cases.map(([id]) => ({ id, status: 'failed', changes: [], operations: 0, schemas: 0 })),
      expect.objectContaining({ id: 'good', status: 'new' }),
    ]);
    for (const [id] of cases) expect(project.read(`.hookloom/specs/${id}.json`)).toBe(last);
    expect(project.files('.hookloom').filter((file) => /lock|tmp/.test(file))).toEqual([]);
  });

  it('is printed with its source, location and hint', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.serve('/broken', '{\n  "openapi": "3.1.0",\n  oops\n}') });
    const { code, stdout, stderr } = await project.run('sync');
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'pets: failed; nothing saved\n' });
    expect(stderr).toMatch(
      /^error HL1001 {2}pets {2}http:\/\/127\.0\.0\.1:\d+\/broken:3\n {2}\S.*\n {2}\S.*\n {2}See https:\/\/hookloom\.example\/docs\/diagnostics\/hl1001\n$/,
    );
  });

  it('fails with HL5003 where the document cannot be saved', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.serve('/a', petstore()) });
    project.write('.hookloom/specs', 'a file where the folder should be');
    expect(await project.json(['sync'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'HL5003', source: 'pets' }],
    });
  });

  // Permissions do not bind root; the two tests around this one hold for it as well.
  it.skipIf(process.getuid?.() === 0)(
    'fails with HL5003 in a read-only folder',
    async ({ project, server }) => {
      project.configure({ id: 'pets', spec: server.serve('/a', petstore()) });
      chmodSync(project.folder, 0o555);
      const result = await project.json(['sync']);
      chmodSync(project.folder, 0o755);
      expect(result).toMatchObject({ code: 1, diagnostics: [{ code: 'HL5003' }] });
    },
  );

  it('fails with HL5003 where nothing can be written', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.serve('/a', petstore()) });
    project.write('.hookloom', 'a file where the folder should be');
    expect(await project.json(['sync'])).toMatchObject({ code: 1, diagnostics: [{ code: 'HL5003' }] });
    expect(server.requests).toEqual([]);
  });
});
