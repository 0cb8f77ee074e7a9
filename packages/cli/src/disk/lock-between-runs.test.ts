import { hostname } from 'node:os';
import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import { hang, type Server } from '../../test/support/server.js';

const holder = (pid: number, host = hostname()) => ({ pid, host, started: Date.now() });
/** No system gives a process a number as high. */
const deadPid = 2 ** 30;

/** Responds when the test lets it. */
function slowly(server: Server) {
  let answer: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (answer = resolve));
  const spec = server.serve('/slow', (_, response) => {
    void told.then(() => response.end(JSON.stringify(petstore())));
  });
  return { spec, answer };
}

describe('the lock', () => {
  it('refuses a second run with HL5004, and the first one ends well', async ({ project, server }) => {
    const slow = slowly(server);
    project.configure({ id: 'pets', spec: slow.spec });
    const first = project.start(['sync']);
    await server.asked('/slow');
    for (const args of [['sync'], ['generate'], ['sources', 'rm', 'pets']])
      expect(await project.json(args)).toMatchObject({
        code: 1,
        diagnostics: [{ code: 'HL5004', message: expect.stringContaining(`${first.child.pid}`) as string }],
      });
    slow.answer();
    expect((await first.ended).code).toBe(0);
    expect(project.files('.hookloom')).toEqual(['.hookloom/specs/pets.json']);
  });

  it('of a dead process is taken over by one run of several', async ({ project, server }) => {
    const slow = slowly(server);
    project.configure({ id: 'pets', spec: slow.spec });
    project.write('.hookloom/lock', holder(deadPid));
    let refused = 0;
    const results = await Promise.all(
      [1, 2, 3].map(async () => {
        const { code, diagnostics } = await project.json(['sync']);
        if (code === 1 && ++refused === 2) slow.answer();
        return diagnostics[0]?.code ?? 'done';
      }),
    );
    expect(results.sort()).toEqual(['HL5004', 'HL5004', 'done']);
  });

  it('of another machine is respected', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.serve('/a', petstore()) });
    project.write('.hookloom/lock', holder(deadPid, 'another-machine'));
    expect(await project.json(['sync'])).toMatchObject({ code: 1, diagnostics: [{ code: 'HL5004' }] });
  });
});

describe('Ctrl-C', () => {
  it('during sync leaves the last good state and exits with 130', async ({ project, server }) => {
    const last = JSON.stringify(petstore());
    project.configure({ id: 'pets', spec: server.serve('/a', hang) });
    project.write('.hookloom/specs/pets.json', last);
    const { child, ended } = project.start(['sync']);
    await server.asked('/a');
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 130, stdout: '', stderr: '' });
    expect(project.files('.hookloom')).toEqual(['.hookloom/specs/pets.json']);
    expect(project.read('.hookloom/specs/pets.json')).toBe(last);
  });
});
