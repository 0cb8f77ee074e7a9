import { type Diagnostic, diagnostic } from '../diagnostics.js';
import type { Config } from './config.js';

/** Reports duplicate ids. Case is ignored, as by the file systems of macOS and Windows. */
export function repeatedIds({ sources }: Pick<Config, 'sources'>): Diagnostic[] {
  return sources.flatMap(({ id }, index) => {
    const other = sources.slice(0, index).find((earlier) => earlier.id.toLowerCase() === id.toLowerCase());
    if (other === undefined) return [];
    const message =
      other.id === id
        ? `The id \`${id}\` is used twice.`
        : `The ids \`${other.id}\` and \`${id}\` differ only in case.`;
    return [diagnostic('HL3004', message, { source: id, pointer: `/sources/${index}/id` })];
  });
}
