import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashFiles } from './hash-files';
import { keepFiles } from './keep-files';

const folder = await mkdtemp(path.join(tmpdir(), 'build-cache-'));
afterAll(() => rm(folder, { recursive: true }));

it('makes a file once for the same version and values', async () => {
  const made: string[] = [];
  const make = (text: string) => () => {
    made.push(text);
    return Promise.resolve(text);
  };
  const first = keepFiles(folder, 'cards', '1');
  const file = await first(['title'], make('first'));
  expect(await first(['title'], make('again'))).toBe(file);
  expect(await first(['other title'], make('other'))).not.toBe(file);
  expect(await keepFiles(folder, 'cards', '2')(['title'], make('second'))).not.toBe(file);
  expect(made).toEqual(['first', 'other', 'second']);
  expect(await readFile(file, 'utf8')).toBe('first');
});

it('deletes what was not used for 30 days', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  const make = () => Promise.resolve('text');
  const once = keepFiles(folder, 'old', '1');
  const [used, recent, old] = await Promise.all(['used', 'recent', 'old'].map((value) => once(value, make)));
  await utimes(used!, days(29), days(29));
  await keepFiles(folder, 'old', '1')('used', make);
  expect((await stat(used!)).mtimeMs).toBeGreaterThan(days(1).getTime());
  for (const file of [recent!, old!]) await utimes(file, days(29), days(29));
  await utimes(old!, days(31), days(31));
  await keepFiles(folder, 'old', '1')('new', make);
  const names = await readdir(path.dirname(old!));
  expect(names).toHaveLength(3);
  expect(names).not.toContain(path.basename(old!));
});

it('keeps nothing if a file could not be made', async () => {
  const once = keepFiles(folder, 'failed', '1');
  await expect(once('a', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  await expect(readdir(path.join(folder, 'node_modules/.cache/failed'))).rejects.toThrow('ENOENT');
});

it('hashes names and contents, but not what is installed', async () => {
  const file = path.join(folder, 'a.ts');
  const hashes = [hashFiles([folder, file])];
  await writeFile(file, 'a');
  hashes.push(hashFiles([folder, file]));
  await writeFile(file, 'b');
  hashes.push(hashFiles([folder, file]));
  expect(new Set(hashes).size).toBe(3);
  await writeFile(path.join(folder, 'node_modules/.cache/b.ts'), 'b');
  expect(hashFiles([folder, file])).toBe(hashes[2]);
});
