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
 * Writes a whole file or leaves it as it was. A symbolic link is followed and stays; mode and owner stay too. The calls are
 * synchronous, so that no signal handler runs between them.
 *
 * write-file-atomic does the same, but does not look at how much was written: on a full disk it puts half a file in place.
 *
 * @param shown - the path as the reader knows it
 */
export function writeFile(path: string, contents: string, shown: string): void {
  try {
    replaceFile(followLinks(path), contents);
  } catch (error) {
    fail('HL5003', `${shown} cannot be written: ${describeError(error)}.`, { file: shown });
  }
}

function replaceFile(target: string, contents: string): void {
  const before = statSync(target, { throwIfNoEntry: false });
  // To rename over a file needs no permission to write to it, and whoever took that away meant something by it.
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

/** Where a symbolic link leads in the end, also where there is no file yet. */
function followLinks(path: string, hops = 0): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
  if (hops === 40) throw new Error('its symbolic links form a loop');
  return followLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)), hops + 1);
}

// The umask may have taken bits from the mode. To give a file to its owner needs rights that few have.
function takeOver(path: string, { mode, uid, gid }: Stats): void {
  try {
    chownSync(path, uid, gid);
  } catch {
    // Then it is ours.
  }
  chmodSync(path, mode);
}

function remove(path: string): void {
  try {
    rmSync(path);
  } catch {
    // It is not there, or what is written next fails too, and says why.
  }
}
