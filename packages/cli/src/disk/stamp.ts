import { statSync } from 'node:fs';

/** A string that changes whenever the file does; empty if there is no file. */
export function stampOf(path: string): string {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch {
    return '';
  }
}
