import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fail } from '../diagnostics.js';
import { describeError } from './describe-error.js';

/**
 * Writes a whole file or leaves it as it was. The calls are synchronous, so that no signal handler runs between them.
 *
 * @param shown - the path as the reader knows it
 */
export function writeFile(path: string, contents: string, shown: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.tmp`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, contents, { flush: true });
    renameSync(temporary, path);
  } catch (error) {
    remove(temporary);
    fail('HL5003', `${shown} cannot be written: ${describeError(error)}.`, { file: shown });
  }
}

// What a failed write left. That it cannot be removed is not the news.
function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    return;
  }
}
