import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import { writeFile } from './write-file.js';

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('writeFile', () => {
  it.for([0o600, 0o640, 0o666, 0o755])('keeps the mode %o', (mode, { project }) => {
    const path = project.path('a.json');
    writeFileSync(path, 'old');
    chmodSync(path, mode);
    writeFile(path, 'new', 'a.json');
    expect(modeOf(path)).toBe(mode);
    expect(project.read('a.json')).toBe('new');
  });

  it("creates a file with the system's default mode", ({ project }) => {
    project.write('by-the-system.json', '');
    writeFile(project.path('deep/a.json'), 'new', 'a.json');
    expect(modeOf(project.path('deep/a.json'))).toBe(modeOf(project.path('by-the-system.json')));
  });

  it('follows symbolic links, also through linked folders, and keeps the links', ({ project }) => {
    project.write('shared/real/a.json', 'old');
    chmodSync(project.path('shared/real/a.json'), 0o600);
    mkdirSync(project.path('apps'));
    symlinkSync('../shared/real', project.path('apps/linked'));
    symlinkSync('../a-link.json', project.path('shared/real/b.json'));
    symlinkSync('real/a.json', project.path('shared/a-link.json'));
    symlinkSync('apps/linked/b.json', project.path('c.json'));
    writeFile(project.path('c.json'), 'new', 'c.json');
    expect(project.read('shared/real/a.json')).toBe('new');
    expect(modeOf(project.path('shared/real/a.json'))).toBe(0o600);
    for (const [link, to] of [
      ['c.json', 'apps/linked/b.json'],
      ['shared/real/b.json', '../a-link.json'],
      ['shared/a-link.json', 'real/a.json'],
    ] as const)
      expect(readlinkSync(project.path(link))).toBe(to);
    expect(project.files()).toEqual(['package.json', 'shared/real/a.json']);
  });

  it('writes through no link that has the name of its temporary file', ({ project }) => {
    project.write('other.json', 'other');
    symlinkSync('other.json', project.path('.a.json.tmp'));
    writeFile(project.path('a.json'), 'new', 'a.json');
    expect(project.read('other.json')).toBe('other');
    expect(project.files()).toEqual(['a.json', 'other.json', 'package.json']);
  });

  it('creates the file that a link waits for', ({ project }) => {
    symlinkSync('elsewhere/a.json', project.path('a.json'));
    writeFile(project.path('a.json'), 'new', 'a.json');
    expect(lstatSync(project.path('a.json')).isSymbolicLink()).toBe(true);
    expect(project.read('elsewhere/a.json')).toBe('new');
  });

  it('refuses a circle of links and a folder, and leaves nothing behind', ({ project }) => {
    symlinkSync('b', project.path('a'));
    symlinkSync('a', project.path('b'));
    mkdirSync(project.path('folder'));
    for (const [name, reason] of [
      ['a', 'its symbolic links form a loop'],
      ['folder', 'it is a folder'],
    ] as const) {
      const message = `${name} can't be written: ${reason}.`;
      expect(() => {
        writeFile(project.path(name), 'new', name);
      }).toThrow(
        expect.objectContaining({
          diagnostics: [expect.objectContaining({ code: 'HL5003', message, file: name })],
        }),
      );
    }
    expect(project.files()).toEqual(['package.json']);
  });

  // Only root can give a file away.
  it.runIf(process.getuid?.() === 0)('keeps the owner', ({ project }) => {
    project.write('a.json', 'old');
    chownSync(project.path('a.json'), 1234, 5678);
    writeFile(project.path('a.json'), 'new', 'a.json');
    expect(statSync(project.path('a.json'))).toMatchObject({ uid: 1234, gid: 5678 });
  });

  // Permissions do not bind root.
  it.skipIf(process.getuid?.() === 0)('refuses a read-only file', ({ project }) => {
    project.write('a.json', 'old');
    chmodSync(project.path('a.json'), 0o444);
    expect(() => {
      writeFile(project.path('a.json'), 'new', 'a.json');
    }).toThrow('permission denied');
    expect(project.read('a.json')).toBe('old');
  });
});
