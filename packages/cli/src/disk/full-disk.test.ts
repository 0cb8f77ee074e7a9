import type * as fs from 'node:fs';
import { describe, expect, vi } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import { withLock } from './lock.js';
import { writeFile } from './write-file.js';

const disk = vi.hoisted(() => ({ isFull: false }));

// A full disk still has room for a file with nothing in it.
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  const writeFileSync: typeof fs.writeFileSync = (path, data, options) => {
    real.writeFileSync(path, disk.isFull ? '' : data, options);
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
    }).toThrow('a.json cannot be written: the disk is full.');
    await expect(withLock(project.folder, () => 'done')).rejects.toThrow('the disk is full');
    disk.isFull = false;
    expect(project.read('a.json')).toBe('old');
    expect(project.files()).toEqual(['a.json', 'package.json']);
    await expect(withLock(project.folder, () => 'done')).resolves.toBe('done');
  });
});
