import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../names.js';

/** Exists while an app is created, so that the next run completes what an interrupted one began. */
export const marker = `${stateFolder}/new-app`;

/** What a folder without any code may contain: a new repository, and what editors and systems add. */
const besides = new Set([
  ...['.git', '.gitattributes', '.gitignore', '.hg', '.svn', 'LICENSE', 'README.md'],
  ...['.DS_Store', '.idea', '.vscode', 'Thumbs.db'],
]);

/** Whether there is nothing in a folder that an app could be created over. */
export function isEmptyFolder(folder: string): boolean {
  if (existsSync(join(folder, marker))) return true;
  try {
    return readdirSync(folder).every((name) => besides.has(name));
  } catch {
    // What can't be listed isn't known to be empty.
    return false;
  }
}
