import { hostname } from 'node:os';
import { utimesSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, vi } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';
import { interrupt } from '../console/interrupt.js';
import { withLock } from './lock.js';

const lock = '.hookloom/lock';
const guard = `${lock}.takeover`;
/** A process that lives as long as this test. */
const other = { pid: process.ppid, host: hostname(), started: Date.now() };
/** No system gives a process a number as high. */
const dead = { ...other, pid: 2 ** 30 };

const age = (project: Project, file: string, seconds: number) => {
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(project.path(file), then, then);
};
/** Takes the lock, and returns who holds it then. */
const take = (project: Project, patient?: boolean) =>
  withLock(project.folder, () => JSON.parse(project.read(lock)) as unknown, patient);
const refusal = (message: string) => ({
  diagnostics: [{ code: 'HL5004', file: lock, message }],
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('withLock', () => {
  it('holds the lock while it works, and then leaves nothing', async ({ project }) => {
    const before = Date.now();
    const holder = (await take(project)) as typeof other;
    expect(holder).toEqual({ pid: process.pid, host: hostname(), started: expect.any(Number) as number });
    expect(holder.started).toBeGreaterThanOrEqual(before);
    expect(project.files('.hookloom')).toEqual([]);
  });

  it('releases the lock when the work fails', async ({ project }) => {
    const work = () => Promise.reject(new Error('no'));
    await expect(withLock(project.folder, work)).rejects.toThrow('no');
    expect(project.has(lock)).toBe(false);
  });

  it('leaves a lock that another process took meanwhile', async ({ project }) => {
    await withLock(project.folder, () => {
      project.write(lock, other);
    });
    expect(JSON.parse(project.read(lock))).toEqual(other);
  });

  it('releases the lock when a signal ends the process, but only its own', async ({ project }) => {
    vi.spyOn(process, 'exit').mockImplementation((): never => undefined as never);
    await withLock(project.folder, () => {
      interrupt();
      expect(project.has(lock)).toBe(false);
    });
    project.write(lock, { ...other, pid: process.pid });
    interrupt();
    expect(project.has(lock)).toBe(true);
  });

  it('waits for another run if it is patient', async ({ project }) => {
    project.write(lock, other);
    const taken = take(project, true);
    expect(await Promise.race([taken, wait(150, 'waiting')])).toBe('waiting');
    project.write(lock, dead);
    await expect(taken).resolves.toMatchObject({ pid: process.pid });
  });

  it('says if the folder cannot be written', async ({ project }) => {
    project.write('.hookloom', 'a file');
    await expect(take(project)).rejects.toMatchObject({
      diagnostics: [
        { code: 'HL5003', file: lock, message: `${lock} can't be written: a file is in its place.` },
      ],
    });
  });
});

describe('a lock that is there already', () => {
  const held = `Another run (process ${other.pid}) holds the lock.`;

  it.for([
    ['of a process that runs', other, held],
    ['of another machine', { ...dead, host: 'another-machine' }, expect.stringContaining('Another run')],
  ] as const)('%s is respected', async ([, content, message], { project }) => {
    project.write(lock, content);
    await expect(take(project)).rejects.toMatchObject(refusal(message as string));
    expect(project.files('.hookloom')).toEqual([lock]);
  });

  it.for([
    ['that is being written', ''],
    ['that is damaged', 'null'],
  ])(
    '%s is waited for, and taken over if it stays so for 10 seconds',
    async ([, content = ''], { project }) => {
      project.write(lock, content);
      age(project, lock, 5);
      const taken = take(project);
      expect(await Promise.race([taken, wait(150, 'waiting')])).toBe('waiting');
      age(project, lock, 11);
      await expect(taken).resolves.toMatchObject({ pid: process.pid });
    },
  );

  it('that is being written is respected once it has a holder', async ({ project }) => {
    project.write(lock, '');
    const taken = take(project);
    project.write(lock, other);
    await expect(taken).rejects.toMatchObject(refusal(held));
  });

  it('of a process of another user is respected', async ({ project }) => {
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('not yours'), { code: 'EPERM' });
    });
    project.write(lock, other);
    await expect(take(project)).rejects.toMatchObject(refusal(held));
  });

  it.for([
    ['of a dead process', dead],
    ['from before the machine started, whoever has its number now', { ...other, started: 0 }],
    ['of an earlier process with the number of this one', { ...other, pid: process.pid }],
    ['that is empty, and stays so', ''],
    ['that is damaged, and stays so', '{}'],
  ] as const)('%s is taken over', async ([, content], { project }) => {
    project.write(lock, content);
    age(project, lock, 11);
    await expect(take(project)).resolves.toMatchObject({ pid: process.pid });
    expect(project.files('.hookloom')).toEqual([]);
  });

  it('is taken over by one run at a time', async ({ project }) => {
    project.write(lock, dead);
    project.write(guard, dead);
    age(project, guard, 5);
    const taken = take(project);
    expect(await Promise.race([taken, wait(150, 'waiting')])).toBe('waiting');
    expect(project.files('.hookloom')).toEqual([lock, guard]);
    // The run that is taking it over has died itself.
    age(project, guard, 11);
    await expect(taken).resolves.toMatchObject({ pid: process.pid });
    expect(project.files('.hookloom')).toEqual([]);
  });
});
