import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '@hookloom/generator';
import { errorCode } from './describe-error.js';
import type { Plan } from './plan-output.js';
import { temporaryFile } from './read-output.js';

/**
 * Writes and removes the files of a plan. All files are written to the `staging` folder first, so a full disk changes nothing,
 * and then renamed one by one: modules, then `index.ts`, then the deletions. A process killed at any moment leaves whole
 * files, and the next run completes the rest. All calls are synchronous, so no signal handler runs in between.
 */
export function writeOutput(folder: string, staging: string, { write, remove }: Plan): void {
  const places = new Set(write.map(({ path }) => path.toLowerCase()));
  const [clashing, stale] = partition(remove, (path) => places.has(path.toLowerCase()));
  try {
    const staged = stage(staging, write);
    for (const path of clashing) rmSync(join(folder, path), { force: true });
    mkdirSync(folder, { recursive: true });
    for (const { from, path } of staged) place(from, join(folder, path));
    for (const path of stale) rmSync(join(folder, path), { force: true });
  } finally {
    discardOutput(folder, staging);
  }
}

/** Removes what a killed run may have left behind. */
export function discardOutput(folder: string, staging: string): void {
  discard(staging);
  discard(join(folder, temporaryFile));
}

function stage(staging: string, files: readonly GeneratedFile[]): { from: string; path: string }[] {
  mkdirSync(staging, { recursive: true });
  const [index, modules] = partition(files, ({ path }) => path === 'index.ts');
  return [...modules, ...index].map(({ path, contents }, number) => {
    const from = join(staging, String(number));
    writeFileSync(from, contents);
    return { from, path };
  });
}

function place(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    const near = join(dirname(to), temporaryFile);
    copyFileSync(from, near);
    renameSync(near, to);
  }
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

function discard(path: string): void {
  try {
    rmSync(path, { recursive: true });
  } catch {
    // It doesn't exist, or the next run removes it.
  }
}
