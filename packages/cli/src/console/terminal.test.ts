import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import { binary } from '../../test/support/run.js';
import type { Server } from '../../test/support/server.js';

/** Runs the command line in a terminal, and types when the screen shows something. */
function inTerminal(folder: string, args: string[], when: string, typed: string) {
  const command = [...binary, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, CI: '' },
  });
  return new Promise<{ code: number | null; screen: string }>((resolve) => {
    let screen = '';
    let isTyped = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
      if (isTyped || !screen.includes(when)) return;
      isTyped = true;
      child.stdin.write(typed);
    });
    child.on('close', (code) => resolve({ code, screen }));
  });
}

// `script` gives a process a terminal; the options are those of Linux.
describe.skipIf(!existsSync('/usr/bin/script') || process.platform !== 'linux')('in a terminal', () => {
  const add = (server: Server) => ['sources', 'add', server.serve('/a.json', petstore())];

  it('sources add asks for the id, and suggests one', async ({ project, server }) => {
    project.configure();
    const { code, screen } = await inTerminal(project.folder, add(server), '[petStore]', 'mine\r');
    expect({ code, screen }).toEqual({ code: 0, screen: expect.stringContaining('Added mine') as string });
    expect(JSON.parse(project.read('hookloom.config.json'))).toMatchObject({ sources: [{ id: 'mine' }] });
  });

  it.for([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ] as const)('%s at the question ends it and changes nothing', async ([, key], { project, server }) => {
    project.configure();
    const before = project.read('hookloom.config.json');
    expect((await inTerminal(project.folder, add(server), '[petStore]', key)).code).toBe(130);
    expect(project.read('hookloom.config.json')).toBe(before);
  });

  it('sync shows what is under way, and clears it', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.serve('/a.json', petstore()) });
    const { code, screen } = await inTerminal(project.folder, ['sync'], 'never', '');
    expect(code).toBe(0);
    expect(screen).toMatch(/pets: fetching[^\n]*\r\u001b\[Kpets: saved/);
  });
});
