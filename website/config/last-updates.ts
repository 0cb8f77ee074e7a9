import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const COMMIT = '\u0001';

function git(directory: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : '';
}

/**
 * Reads from git when each file below a folder was last changed.
 *
 * @returns The time in ISO 8601 by the file's absolute path. Nothing where git does not know: outside a repository, and in
 * a shallow clone, whose oldest commit seems to have written everything.
 */
export function lastUpdates(directory: string): ReadonlyMap<string, string> {
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

const SITE = path.dirname(__dirname);
const updates = lastUpdates(SITE);

/**
 * Whether docs say when they were last updated. The generator asks git itself, and fails outside a repository, and warns at
 * a page that git does not know: so each page is told its time beforehand, and no page asks.
 */
export const showsLastUpdates = updates.size > 0;

/** The front matter that says when a doc was last updated. One that was not committed yet: when it was last saved. */
export function lastUpdateOf(file: string): { last_update?: { date: string } } {
  if (!showsLastUpdates || file.startsWith(path.join(SITE, 'src'))) return {};
  return { last_update: { date: updates.get(file) ?? statSync(file).mtime.toISOString() } };
}
