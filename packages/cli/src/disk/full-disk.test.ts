import type * as fs from 'node:fs';
import { chmodSync } from 'node:fs';
import { describe, expect, vi } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import { withLock } from './lock.js';
import { writeFile } from './write-file.js';

const disk = vi.hoisted(() => ({ isFull: false, modes: [] as number[] }));

// A full disk still has room for a file with nothing in it.
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  const writeFileSync: typeof fs.writeFileSync = (path, data, options) => {
    real.writeFileSync(path, disk.isFull ? '' : data, options);
    disk.modes.push(real.statSync(String(path)).mode & 0o777);
    if (disk.isFull) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  };
  return { ...real, writeFileSync };
});

describe('a full disk', () => {
  it('leaves a file as it was, and no lock that nobody holds', async ({ project }) => {
    project.write('a.json', 'old');
    disk.isFull = true;
    expect(() => {
      writeFile(project.path('a.json'), 'new', 'a.json');
    }).toThrow("a.json can't be written: the disk is full.");
    await expect(withLock(project.folder, () => 'done')).rejects.toThrow('the disk is full');
    disk.isFull = false;
    expect(project.read('a.json')).toBe('old');
    expect(project.files()).toEqual(['a.json', 'package.json']);
    await expect(withLock(project.folder, () => 'done')).resolves.toBe('done');
  });
});

it('keeps a private file private from the moment that it is written', ({ project }) => {
  project.write('a.json', 'old');
  chmodSync(project.path('a.json'), 0o600);
  disk.modes.length = 0;
  writeFile(project.path('a.json'), 'new', 'a.json');
  expect(disk.modes).toEqual([0o600]);
});
