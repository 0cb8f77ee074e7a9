import { statSync } from 'node:fs';

/** What changes whenever a file does; empty if there is none. */
export function stampOf(path: string): string {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats === undefined
      ? ''
      : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
  } catch {
    return '';
  }
}
