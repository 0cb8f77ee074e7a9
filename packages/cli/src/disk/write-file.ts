import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fail } from '../diagnostics.js';
import { describeError } from './describe-error.js';

/**
 * Writes a file atomically. Follows symbolic links, and keeps mode and owner. All calls are synchronous, so no signal handler
 * runs in between.
 *
 * Unlike write-file-atomic, it never puts half a file in place when the disk is full.
 *
 * @param shown - the path to show in messages
 */
export function writeFile(path: string, contents: string, shown: string): void {
  try {
    replaceFile(followLinks(path), contents);
  } catch (error) {
    fail('HL5003', `${shown} can't be written: ${describeError(error)}.`, { file: shown });
  }
}

function replaceFile(target: string, contents: string): void {
  const before = statSync(target, { throwIfNoEntry: false });
  // Renaming over a read-only file would succeed, but the user made it read-only for a reason.
  if (before) accessSync(target, constants.W_OK);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.${basename(target)}.tmp`);
  try {
    remove(temporary);
    writeFileSync(temporary, contents, { flush: true, mode: before?.mode });
    if (before) takeOver(temporary, before);
    renameSync(temporary, target);
  } catch (error) {
    remove(temporary);
    throw error;
  }
}

/** The final target of a symbolic link, even if it doesn't exist yet. */
function followLinks(path: string, hops = 0): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
  if (hops === 40) throw new Error('its symbolic links form a loop');
  return followLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)), hops + 1);
}

// The umask may have cleared bits of the mode. Changing the owner usually needs root.
function takeOver(path: string, { mode, uid, gid }: Stats): void {
  try {
    chownSync(path, uid, gid);
  } catch {
    // Then the current user owns the file.
  }
  chmodSync(path, mode);
}

function remove(path: string): void {
  try {
    rmSync(path);
  } catch {
    // It doesn't exist, or writing fails too and reports why.
  }
}
