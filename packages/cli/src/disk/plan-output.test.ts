import { describe, expect, it } from 'vitest';
import { planOutput } from './plan-output.js';
import type { OutputEntry } from './read-output.js';

const file = (path: string, contents = 'new') => ({ path, contents });
const ours = (path: string, text?: string): OutputEntry => ({
  path,
  kind: 'file',
  mark: { source: 'pets', path },
  ...(text === undefined ? {} : { text }),
});
const users = (path: string, text?: string): OutputEntry => ({
  path,
  kind: 'file',
  mark: undefined,
  ...(text === undefined ? {} : { text }),
});
const plan = (present: OutputEntry[], ignoresCase = false) =>
  planOutput('pets', [file('index.ts'), file('a.ts')], present, (one, other) =>
    ignoresCase ? one.toLowerCase() === other.toLowerCase() : one === other,
  );

describe('planOutput', () => {
  it('writes what is missing or different, deletes what is stale, keeps the rest', () => {
    const present = [ours('index.ts', 'old'), ours('stale.ts'), users('mine.ts'), users('.gitkeep')];
    expect(plan([...present, { path: 'sub/', kind: 'folder' }])).toEqual({
      changes: [
        { path: 'index.ts', change: 'different' },
        { path: 'a.ts', change: 'missing' },
        { path: 'stale.ts', change: 'left over' },
      ],
      write: [file('index.ts'), file('a.ts')],
      remove: ['stale.ts'],
      kept: ['.gitkeep', 'mine.ts', 'sub/'],
      obstacles: [],
    });
  });

  it('has nothing to do where the texts are equal but for their line ends', () => {
    const files = [file('a.ts', 'one\ntwo\n')];
    expect(planOutput('pets', files, [ours('a.ts', 'one\r\ntwo\r\n')], () => false).changes).toEqual([]);
  });

  it.each<[string, OutputEntry]>([
    ['a file without a mark', users('a.ts', 'mine')],
    ['a file of another source', { ...ours('a.ts', 'old'), mark: { source: 'shop', path: 'a.ts' } }],
    [
      'a generated file under another name',
      { ...ours('a.ts', 'old'), mark: { source: 'pets', path: 'b.ts' } },
    ],
    ['a folder', { path: 'a.ts/', kind: 'folder' }],
    ['a symbolic link', { ...ours('a.ts', 'old'), kind: 'other' }],
  ])('finds %s in the way', (_, one) => {
    expect(plan([one]).obstacles).toMatchObject([{ path: 'a.ts', kind: one.kind }]);
  });

  it('replaces an empty file, as a disk that lost power leaves it', () => {
    expect(plan([{ ...users('a.ts', ''), isEmpty: true }]).obstacles).toEqual([]);
  });

  it('keeps a user’s file that has the name of a stale one, and a copy of a generated one', () => {
    const copy = { ...ours('copy.ts'), mark: { source: 'pets', path: 'a.ts' } };
    const other = { ...ours('b.ts'), mark: { source: 'shop', path: 'b.ts' } };
    expect(plan([users('stale.ts'), copy, other])).toMatchObject({
      remove: [],
      kept: ['b.ts', 'copy.ts', 'stale.ts'],
    });
  });

  it('takes names that differ in case for one file only where the disk does', () => {
    expect(plan([users('A.ts')])).toMatchObject({ kept: ['A.ts'], obstacles: [] });
    expect(plan([users('A.ts')], true)).toMatchObject({ kept: [], obstacles: [{ path: 'A.ts' }] });
    expect(plan([ours('A.ts')], true)).toMatchObject({
      remove: ['A.ts'],
      write: [{ path: 'index.ts' }, { path: 'a.ts' }],
    });
  });
});
