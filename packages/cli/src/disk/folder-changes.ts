import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { GeneratedFile } from '@hookloom/generator';
import { errorCode } from './describe-error.js';

export type FileChange = { path: string; change: 'missing' | 'different' | 'left over' };

/** How a folder differs from the files that it should have. Line ends do not count: git may have rewritten them. */
export function folderChanges(folder: string, files: readonly GeneratedFile[]): FileChange[] {
  const present = new Set(listFiles(folder));
  const wanted = new Set(files.map(({ path }) => path));
  const changes = files.flatMap(({ path, contents }): FileChange[] => {
    if (!present.has(path)) return [{ path, change: 'missing' }];
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    return text === contents.replaceAll('\r\n', '\n') ? [] : [{ path, change: 'different' }];
  });
  const leftOver = [...present].filter((path) => !wanted.has(path)).sort();
  return [...changes, ...leftOver.map((path): FileChange => ({ path, change: 'left over' }))];
}

/** Relative paths with slashes. Hidden files, which a desktop may put anywhere, are left out. */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
