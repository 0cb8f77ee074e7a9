import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GeneratedFile } from '@hookloom/generator';

/**
 * Replaces a folder as a whole: the new one is written beside it, then the two change places. The calls are synchronous,
 * so that no signal handler runs between them; {@link recoverFolder} mends what a killed process left.
 */
export function replaceFolder(folder: string, files: readonly GeneratedFile[]): void {
  const [fresh, old] = [sibling(folder, 'new'), sibling(folder, 'old')];
  discard(fresh);
  try {
    mkdirSync(fresh, { recursive: true });
    for (const { path, contents } of files) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      writeFileSync(join(fresh, path), contents);
    }
    swap(folder, fresh, old);
  } finally {
    discard(fresh);
  }
  discard(old);
}

/** Puts the last good folder back where a process was killed between the two renames. */
export function recoverFolder(folder: string): void {
  const old = sibling(folder, 'old');
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
  discard(old);
  discard(sibling(folder, 'new'));
}

function swap(folder: string, fresh: string, old: string): void {
  if (!existsSync(folder)) {
    renameSync(fresh, folder);
    return;
  }
  renameSync(folder, old);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    renameSync(old, folder);
    throw error;
  }
}

// A dot keeps it out of the globs of compilers and linters.
function sibling(folder: string, suffix: 'new' | 'old'): string {
  return join(dirname(folder), `.${basename(folder)}.${suffix}`);
}

// A folder that cannot be removed now is removed by the next run.
function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}
