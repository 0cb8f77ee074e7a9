import { mkdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import { cacheFile, readCache, writeCache } from './cache-file.js';

const cache = /^node_modules\/\.cache\/hookloom\/[\da-f]{64}-pets\.cache$/;

describe('the cache', () => {
  it('is in the nearest node_modules, apart for each project', ({ project }) => {
    mkdirSync(project.path('node_modules'));
    const files = ['.', 'apps/one', 'apps/two'].map((root) => cacheFile(project.path(root), 'pets')!);
    for (const file of files) expect(file.slice(project.folder.length + 1)).toMatch(cache);
    expect(new Set(files).size).toBe(3);
    mkdirSync(project.path('apps/one/node_modules'), { recursive: true });
    expect(cacheFile(project.path('apps/one'), 'pets')).toContain('apps/one/node_modules/.cache/');
  });

  it('is nowhere if there is no node_modules', ({ project }) => {
    expect(cacheFile(project.folder, 'pets')).toBeUndefined();
    expect(() => {
      writeCache(undefined, 'kept');
    }).not.toThrow();
    expect(readCache(undefined)).toBeUndefined();
  });

  it('returns what it stored, and leaves no other file', ({ project }) => {
    mkdirSync(project.path('node_modules'));
    const file = cacheFile(project.folder, 'pets')!;
    expect(readCache(file)).toBeUndefined();
    for (const value of [{ paths: ['ü'] }, { paths: [] }]) {
      writeCache(file, value);
      expect(readCache(file)).toEqual(value);
    }
    expect(project.files('node_modules')).toEqual([expect.stringMatching(cache)]);
  });

  it('is empty if its file is damaged', ({ project }) => {
    const file = project.path('a.cache');
    writeCache(file, { paths: ['a.ts'] });
    const text = project.read('a.cache');
    const damages = [
      text.slice(0, -1),
      text.slice(1),
      text.replace('a.ts', 'b.ts'),
      `${text} `,
      '',
      '{}',
      '\n{}',
    ];
    for (const damaged of damages) {
      project.write('a.cache', damaged);
      expect(readCache(file), damaged).toBeUndefined();
    }
    project.write('a.cache', text);
    expect(readCache(file)).toEqual({ paths: ['a.ts'] });
  });

  it('keeps nothing if it cannot be written', ({ project }) => {
    project.write('node_modules', 'a file');
    const file = cacheFile(project.folder, 'pets')!;
    writeCache(file, 'kept');
    expect(readCache(file)).toBeUndefined();
  });
});
