import { closeSync, type Dirent, lstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join, posix } from 'node:path';
import { errorCode } from './describe-error.js';
import { names } from '../names.js';
import { type Mark, markLimit, readMark } from './read-mark.js';

/** Where a file is put together before it takes its place, if the staging folder is on another disk. */
export const temporaryFile = `.${names.slug}.tmp`;

/** What is in an output folder. Paths are relative to it, with slashes; a folder's ends with one. */
export type Present = {
  path: string;
  /** Only a regular file is ever ours: a folder or a symbolic link is the user's. */
  kind: 'file' | 'folder' | 'other';
  /** Whether a file has no content at all, so that nothing is lost with it. */
  isEmpty?: boolean;
  mark?: Mark | undefined;
  /** The whole text, if a generated file has to go there. */
  text?: string;
};

/** Reads the places where the `wanted` files go, and what else is in their folders. Folders of the user stay closed. */
export function readOutput(folder: string, wanted: readonly string[]): Present[] {
  const places = new Set(wanted);
  const folders = new Set(['.', ...wanted.flatMap(foldersOf)]);
  return [...folders].flatMap((within) =>
    entriesOf(join(folder, within)).flatMap((entry): Present[] => {
      const path = posix.join(within, entry.name);
      if (entry.name === temporaryFile || (entry.isDirectory() && folders.has(path))) return [];
      if (entry.isDirectory()) return [{ path: `${path}/`, kind: 'folder' }];
      return [readEntry(folder, path, entry.isFile() ? 'file' : 'other', places.has(path))];
    }),
  );
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

function readEntry(folder: string, path: string, kind: 'file' | 'other', isWanted: boolean): Present {
  if (isWanted) {
    const text = readText(join(folder, path));
    return { path, kind, text, isEmpty: text.trim() === '', mark: readMark(text, path) };
  }
  return kind === 'file'
    ? { path, kind, mark: readMark(readHead(join(folder, path)), path) }
    : { path, kind };
}

// A symbolic link may lead nowhere, or to a folder.
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ELOOP', 'ENOTDIR'].includes(errorCode(error) ?? '')) return '';
    throw error;
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

function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
