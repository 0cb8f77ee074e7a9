import { readFileSync } from 'node:fs';
import { fail } from '../diagnostics.js';
import { describeError, errorCode } from './describe-error.js';

/**
 * The text of a file, or undefined where there is none.
 *
 * @param shown - the path as the reader knows it
 */
export function readFileIfExists(path: string, shown: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    fail('HL4006', `${shown} cannot be read: ${describeError(error)}.`, { file: shown });
  }
}
