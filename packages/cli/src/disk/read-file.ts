import { readFileSync } from 'node:fs';
import { fail } from '../diagnostics.js';
import { describeError, errorCode } from './describe-error.js';

/**
 * Reads a file; returns undefined if it doesn't exist.
 *
 * @param shown - the path to show in messages
 */
export function readFileIfExists(path: string, shown: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    fail('HL4006', `${shown} can't be read: ${describeError(error)}.`, { file: shown });
  }
}
