import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLastUpdates } from './last-updates';

const folder = mkdtempSync(path.join(tmpdir(), 'last-updates-'));
const repository = path.join(folder, 'repository');
const site = path.join(repository, 'website');
const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];

function git(cwd: string, args: string[], date = ''): void {
  execFileSync('git', [...AUTHOR, ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
}

function commit(files: string[], date: string): void {
  for (const file of files) writeFileSync(path.join(site, file), date);
  git(repository, ['add', '.']);
  git(repository, ['commit', '-m', date], date);
}

// The sources may have been unpacked where there is no git.
describe.runIf(spawnSync('git', ['--version']).status === 0)('the time that git knows', () => {
  beforeAll(() => {
    mkdirSync(path.join(site, 'docs'), { recursive: true });
    git(repository, ['init']);
    commit(['docs/intro.md', 'docs/ein wörtchen.md'], '2024-01-02T03:04:05+00:00');
    commit(['docs/intro.md'], '2025-06-07T08:09:10+00:00');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the time of the last commit that changed a file', () => {
    writeFileSync(path.join(site, 'docs/new.md'), 'not committed');
    expect(Object.fromEntries(readLastUpdates(site))).toEqual({
      [path.join(site, 'docs/intro.md')]: '2025-06-07T08:09:10+00:00',
      [path.join(site, 'docs/ein wörtchen.md')]: '2024-01-02T03:04:05+00:00',
    });
  });

  it('is unknown in a shallow clone, and outside git', () => {
    git(folder, ['clone', '--depth', '1', `file://${repository}`, 'shallow']);
    expect(readLastUpdates(path.join(folder, 'shallow/website')).size).toBe(0);
    expect(readLastUpdates(folder).size).toBe(0);
  });
});
