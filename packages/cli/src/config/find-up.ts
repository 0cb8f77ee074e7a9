import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder, from `start` upwards, that has the file. */
export function findUp(file: string, start: string): string | undefined {
  if (existsSync(join(start, file))) return start;
  const parent = dirname(start);
  return parent === start ? undefined : findUp(file, parent);
}
