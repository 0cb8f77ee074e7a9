import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const COMMIT = '\u0001';

function git(directory: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : '';
}

/**
 * Reads from git when each file in a directory last changed.
 *
 * @returns ISO 8601 times by absolute path. Empty outside a repository and in a shallow clone, where every file seems to
 * come from the oldest commit.
 */
export function readLastUpdates(directory: string): ReadonlyMap<string, string> {
  const updates = new Map<string, string>();
  if (git(directory, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return updates;
  const log = git(directory, 'log', `--format=${COMMIT}%cI`, '--name-only', '--relative', '-z', '--', '.');
  let time = '';
  for (const entry of log.split(/[\0\n]+/)) {
    if (entry.startsWith(COMMIT)) time = entry.slice(COMMIT.length);
    else if (entry) {
      const file = path.join(directory, entry);
      if (!updates.has(file)) updates.set(file, time);
    }
  }
  return updates;
}

const SITE_DIRECTORY = path.dirname(__dirname);
const updates = readLastUpdates(SITE_DIRECTORY);

/**
 * Whether docs show when they were last updated. Docusaurus runs git for each page without a date, fails outside a
 * repository, and warns about uncommitted files, so every page gets its date up front.
 */
export const hasLastUpdates = updates.size > 0;

/** Front matter with a page's last update. For an uncommitted file, that is when it was last saved. */
export function lastUpdateFrontMatter(file: string): { last_update?: { date: string } } {
  if (!hasLastUpdates || file.startsWith(path.join(SITE_DIRECTORY, 'src'))) return {};
  return { last_update: { date: updates.get(file) ?? statSync(file).mtime.toISOString() } };
}
