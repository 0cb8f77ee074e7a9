import { renameSync, rmSync, symlinkSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';
import { Watching } from '../../test/support/watching.js';

const operation = (operationId: string) => ({
  get: { operationId, responses: { 204: { description: 'none' } } },
});
const withOperations = (...names: string[]) =>
  petstore({ paths: Object.fromEntries(names.map((name) => [`/${name}`, operation(name)])) });
const ready = /^Watching/;
const saved = (project: Project) => project.read('.hookloom/specs/pets.json');

describe('sync --watch', () => {
  it('syncs when a local spec or a file that it refers to changes, in one line, until Ctrl-C', async ({
    project,
  }) => {
    project.configure({ id: 'pets', spec: 'api/openapi.json' });
    project.write('api/openapi.json', petstore({ schemas: { Pet: { $ref: 'parts/pet.json' } } }));
    project.write('api/parts/pet.json', { type: 'object' });
    const watching = new Watching(project, 'sync');
    const first = await watching.after(() => undefined, ready);
    expect(first.at(-1)).toBe('Watching 3 files. Press Ctrl-C to stop.');

    const pet = { type: 'object', properties: { name: { type: 'string' } } };
    expect(await watching.after(() => project.write('api/parts/pet.json', pet), /changed/)).toEqual([
      expect.stringMatching(/^pets: changed; 0 added, 0 removed, \d changed; /) as string,
    ]);
    expect(saved(project)).toContain('"name"');
    // Many editors save by writing another file and renaming it.
    const replace = () => {
      project.write('api/new.json', withOperations('getDog'));
      renameSync(project.path('api/new.json'), project.path('api/openapi.json'));
    };
    for (const again of [replace, () => project.write('api/openapi.json', petstore())])
      expect(await watching.after(again, /changed/)).toEqual([
        expect.stringMatching(/^pets: changed; \d added, \d removed, /) as string,
      ]);
    expect(watching.lines.at(-1)).toMatch(/1 removed.*Breaking: getDog\.$/);
    // The lock is free between two syncs.
    expect((await project.run('generate')).code).toBe(0);
    expect(await watching.end()).toBe(0);
    expect(watching.stderr).toBe('');
    expect(project.has('.hookloom/lock')).toBe(false);
  });

  it('continues after an error, reports it once, and reports when it is fixed', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    const watching = new Watching(project, 'sync');
    await watching.after(() => undefined, ready);
    expect(watching.stderr).toMatch(/HL4006/);
    await watching.after(() => project.write('a.json', petstore()), /^pets: saved/);
    await watching.after(() => project.write('a.json', '{ "openapi": '), /^pets: failed/);
    const told = watching.stderr.length;
    expect(watching.stderr).toMatch(/HL1001/);
    project.write('a.json', '{ "openapi":  ');
    await wait(1000);
    expect(watching.stderr).toHaveLength(told);
    expect(await watching.after(() => project.write('a.json', petstore()), /./)).toEqual(['pets: unchanged']);
    expect(await watching.end()).toBe(0);
  });

  it('asks the server of a URL for another version only', async ({ project, server }) => {
    let document = petstore();
    const listener: RequestListener = (request, response) => {
      const etag = `"${JSON.stringify(document).length}"`;
      const isKnown = request.headers['if-none-match'] === etag;
      response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : JSON.stringify(document));
    };
    project.configure({ id: 'pets', spec: server.serve('/a', listener) });
    const watching = new Watching(project, 'sync', '--interval', '1');
    await watching.after(() => undefined, /^Watching 1 file, and 1 URL every 1 s\. /);
    await watching.until(() => server.requests.length > 2);
    expect(server.requests.slice(1).map(({ headers }) => headers['if-none-match'])).toEqual(
      server.requests.slice(1).map(() => expect.stringMatching(/^"\d+"$/) as string),
    );
    expect(watching.lines.at(-1)).toMatch(ready);
    const lines = await watching.after(() => (document = withOperations('getDog')), /changed/);
    expect(lines).toEqual(['pets: changed; 1 added, 0 removed, 0 changed; no breaking changes.']);
    server.serve('/a', (_, response) => response.writeHead(500).end());
    await watching.after(() => undefined, /^pets: failed/);
    const { length } = server.requests;
    await watching.until(() => server.requests.length > length + 2);
    expect(watching.stderr.match(/HL4002/g)).toHaveLength(1);
    expect(await watching.end()).toBe(0);
  });

  it('picks up edits of the configuration, and keeps the last good one', async ({ project }) => {
    project.write('a.json', petstore());
    project.write('shared/config.json', { sources: [{ id: 'pets', spec: 'a.json' }] });
    symlinkSync('shared/config.json', project.path('hookloom.config.json'));
    const watching = new Watching(project, 'sync');
    await watching.after(() => undefined, ready);
    const sources = [
      { id: 'pets', spec: 'a.json' },
      { id: 'shop', spec: 'a.json' },
    ];
    expect(await watching.after(() => project.write('shared/config.json', { sources }), /saved/)).toEqual([
      'hookloom.config.json: 2 sources',
      'shop: saved .hookloom/specs/shop.json (2 operations, 1 schema)',
    ]);
    project.write('shared/config.json', '{ "sources": ');
    await watching.until(() => watching.stderr.includes('HL3001'));
    await watching.after(() => project.write('a.json', withOperations('getDog')), /^shop: changed/);
    await watching.after(
      () => project.write('shared/config.json', { sources: sources.slice(1) }),
      /^hookloom\.config\.json: 1 source$/,
    );
    const lines = await watching.after(() => project.write('a.json', petstore()), /changed/);
    expect(lines).toEqual([expect.stringMatching(/^shop: changed/) as string]);
    expect(await watching.end()).toBe(0);
  });

  it('prints one JSON object per line with --json', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    project.write('a.json', petstore());
    const watching = new Watching(project, 'sync', '--json');
    await watching.after(() => undefined, /./);
    await watching.after(() => project.write('a.json', withOperations('getDog')), /./);
    await watching.after(() => project.write('a.json', 'no document'), /./);
    expect(await watching.end()).toBe(0);
    expect(watching.stderr).toBe('');
    expect(watching.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { ok: true, sources: [{ id: 'pets', status: 'new' }], diagnostics: [] },
      { ok: true, sources: [{ id: 'pets', status: 'changed', changes: [{ name: 'getDog' }] }] },
      { ok: false, sources: [{ id: 'pets', status: 'failed' }], diagnostics: [{ severity: 'error' }] },
    ]);
  });
});

describe('generate --watch', () => {
  it('generates when a saved spec changes, and waits for a run that holds the lock', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    const watching = new Watching(project, 'generate');
    await watching.after(() => undefined, ready);
    expect(watching.stderr).toMatch(/HL5001/);
    project.write('src/hookloom/pets/mine.ts', 'mine');
    expect(
      await watching.after(() => project.write('.hookloom/specs/pets.json', petstore()), /wrote/),
    ).toEqual(['pets: wrote 5 files to src/hookloom/pets']);
    // The test itself is a process that lives.
    const holder = { pid: process.pid, host: hostname(), started: Date.now() };
    project.write('.hookloom/lock', holder);
    project.write('.hookloom/specs/pets.json', withOperations('getDog'));
    await wait(700);
    expect(project.has('src/hookloom/pets/get-dog.ts')).toBe(false);
    expect(await watching.after(() => rmSync(project.path('.hookloom/lock')), /wrote/)).toEqual([
      'pets: wrote 3 of 6 files to src/hookloom/pets',
    ]);
    expect(project.read('src/hookloom/pets/mine.ts')).toBe('mine');
    expect(await watching.end()).toBe(0);
    expect(project.has('.hookloom/lock')).toBe(false);
  });

  it('is refused together with --check, and an interval below one second', async ({ project }) => {
    for (const args of [
      ['generate', '--watch', '--check'],
      ['sync', '--interval', '0.5'],
      ['sync', '--interval', 'soon'],
    ])
      expect((await project.run(...args)).code).toBe(2);
  });
});
