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

/** The temporary file in the output folder that is used if the staging folder is on another disk. */
export const temporaryFile = `.${names.slug}.tmp`;

/** A file or folder in an output folder. Its path is relative to that folder, and ends with a slash if it is a folder. */
export type OutputEntry = {
  path: string;
  /** Only regular files are ever generated; folders and symbolic links are the user's. */
  kind: 'file' | 'folder' | 'other';
  /** Whether the file is empty, so that nothing is lost by replacing it. */
  isEmpty?: boolean;
  mark?: Mark | undefined;
  /** The whole text, if a generated file has this path. */
  text?: string;
};

/** Reads an output folder: the whole text of the `wanted` files, and only the mark of the others. */
export function readOutput(folder: string, wanted: readonly string[]): OutputEntry[] {
  const places = new Set(wanted);
  return entriesOf(folder)
    .filter(({ name }) => name !== temporaryFile)
    .map((entry) => {
      if (entry.isDirectory()) return { path: `${entry.name}/`, kind: 'folder' };
      return readEntry(folder, entry.name, entry.isFile() ? 'file' : 'other', places.has(entry.name));
    });
}

/** Whether two paths are the same file, as on a disk that ignores case. */
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

// A symbolic link may be broken or lead to a folder, and reading a pipe may never end.
function leadsToFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

// What can't be read has no mark, so it is kept.
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
