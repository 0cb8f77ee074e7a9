import {
  closeSync,
  type Dirent,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './describe-error.js';
import { names } from '../names.js';
import { type Mark, markLimit, readMark } from './read-mark.js';

/** Where a file is put together before it takes its place, if the staging folder is on another disk. */
export const temporaryFile = `.${names.slug}.tmp`;

/** What is in an output folder. Paths are relative to it; a folder's ends with a slash. */
export type OutputEntry = {
  path: string;
  /** Only a regular file is ever ours: a folder or a symbolic link is the user's. */
  kind: 'file' | 'folder' | 'other';
  /** Whether a file has no content at all, so that nothing is lost with it. */
  isEmpty?: boolean;
  mark?: Mark | undefined;
  /** The whole text, if a generated file has to go there. */
  text?: string;
};

/** Reads the files in a folder: the whole text of the `wanted` ones, the mark of the others. Subfolders are the user's. */
export function readOutput(folder: string, wanted: readonly string[]): OutputEntry[] {
  const places = new Set(wanted);
  return entriesOf(folder)
    .filter(({ name }) => name !== temporaryFile)
    .map((entry) => {
      if (entry.isDirectory()) return { path: `${entry.name}/`, kind: 'folder' };
      return readEntry(folder, entry.name, entry.isFile() ? 'file' : 'other', places.has(entry.name));
    });
}

/** Whether two names lead to one file, as upper and lower case do on many disks. */
export function isSameFile(folder: string, one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => identityOf(join(folder, path)));
  return first !== undefined && first === second;
}

function identityOf(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function readEntry(folder: string, path: string, kind: 'file' | 'other', isWanted: boolean): OutputEntry {
  const file = join(folder, path);
  if (isWanted) {
    const text = kind === 'file' || leadsToFile(file) ? readFileSync(file, 'utf8') : '';
    return { path, kind, text, isEmpty: text.trim() === '', mark: readMark(text) };
  }
  return kind === 'file' ? { path, kind, mark: readMark(readHead(file)) } : { path, kind };
}

// A symbolic link may lead nowhere, or to a folder; and what is no link may be a pipe, which never ends.
function leadsToFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

// What cannot be read is not ours to judge: it stays.
function readHead(path: string): string {
  const head = Buffer.alloc(markLimit);
  try {
    const file = openSync(path, 'r');
    try {
      return head.toString('utf8', 0, readSync(file, head));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
