import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect } from 'vitest';
import { petstore } from '../test/support/documents.js';
import { it } from '../test/support/fixtures.js';
import type { Project } from '../test/support/project.js';
import { half, hang, type Server } from '../test/support/server.js';
import { type Code, codes } from './diagnostics.js';

const withSchema = (schema: object) => petstore({ schemas: { A: schema } });
const deep = `{"openapi":"3.1.0","paths":{},"x":${'['.repeat(300)}${']'.repeat(300)}}`;

/** Makes a project in which a command reports the code, and returns the arguments of that command. */
type Situation = (project: Project, server: Server) => string[];

const syncOf =
  (specOf: (server: Server) => string, headers?: Record<string, string>): Situation =>
  (project, server) => {
    project.configure({ id: 'pets', spec: specOf(server), ...(headers && { headers }) });
    return ['sync'];
  };
const add =
  (id: string): Situation =>
  (project) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    return ['sources', 'add', 'b.json', '--id', id];
  };

const situations: Record<Code, Situation> = {
  HL1005: syncOf((server) => server.serve('/a', withSchema({ $ref: 'gone.json' }))),
  HL1006: syncOf((server) => server.serve('/a', deep)),
  HL3001: (project) => {
    project.write('hookloom.config.json', '{ "sources": {} }');
    return ['sync'];
  },
  HL3002: add('pet-store'),
  HL3003: add('defaults'),
  HL3004: add('pETS'),
  HL3005: (project) => {
    project.configure();
    return ['sync', 'pets'];
  },
  HL3006: () => ['sync'],
  HL4001: syncOf(() => 'http://127.0.0.1:1/openapi.json'),
  HL4002: syncOf((server) => server.url('/none')),
  HL4003: syncOf((server) => server.serve('/a', hang)),
  HL4004: syncOf((server) => server.serve('/a', half(JSON.stringify(petstore())))),
  HL4005: syncOf((server) => server.serve('/a', petstore()), { 'X-Key': '${env.HOOKLOOM_NOT_SET}' }),
  HL4006: syncOf(() => 'gone.json'),
  HL4007: (project) => {
    rmSync(project.path('package.json'));
    return ['init'];
  },
  HL5001: (project) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    return ['generate'];
  },
  HL5002: (project) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    return ['search', 'pet'];
  },
  HL5003: (project) => {
    project.configure();
    project.write('.hookloom', 'a file in the place of the folder');
    return ['sync'];
  },
  HL5004: (project) => {
    project.configure();
    project.write('.hookloom/lock', { pid: process.pid, host: hostname(), started: Date.now() });
    return ['sync'];
  },
  HL5005: (project) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    project.write('src/hookloom/pets/docs.json', { source: 'pets', operations: [], schemas: [] });
    return ['view', 'gone'];
  },
  HL6001: (project, server) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    return ['workbench', '--no-open', '--port', new URL(server.url('/')).port];
  },
};

const environments: Partial<Record<Code, Record<string, string>>> = {
  HL4003: { HOOKLOOM_TIMEOUT: '1000' },
  // Without a package manager.
  HL4007: { PATH: '', npm_config_user_agent: '' },
};

describe('a run', () => {
  it.for(Object.keys(codes) as Code[])(
    'reports %s, says what to do, and exits with 1',
    async (code, { project, server }) => {
      const args = situations[code](project, server);
      const { code: exitCode, stderr } = await project.start(args, environments[code]).ended;
      expect(exitCode).toBe(1);
      const [head, message, hint, link, ...more] = stderr.trimEnd().split('\n');
      expect(head).toMatch(new RegExp(`^error ${code}\\b`));
      for (const line of [message, hint]) expect(line).toMatch(/^ {2}\S.*\.$/);
      expect(link).toBe(`  See https://hookloom.example/docs/diagnostics/${code.toLowerCase()}`);
      expect(more).toEqual([]);
    },
  );
});
