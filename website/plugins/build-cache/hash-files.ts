import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Written by builds and tests, or installed. */
const IGNORED = /(?:^|[\\/])(?:node_modules|dist|coverage)(?:[\\/]|$)/;

function listFiles(place: string): string[] {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(path.relative(place, file)))
    .sort();
}

/** Hashes the paths and the contents of files, and of the files in folders. A file that isn't there counts as empty. */
export function hashFiles(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(listFiles)) {
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
    hash
      .update(`${file}\0`)
      .update(isThere ? readFileSync(file) : '')
      .update('\0');
  }
  return hash.digest('hex');
}
