import { type Diagnostic, diagnostic } from '../diagnostics.js';
import type { Config } from './config.js';

/** Ids that are used twice. Upper and lower case count as one, because many disks take them for one folder. */
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
