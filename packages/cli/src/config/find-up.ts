import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the nearest folder that contains the file, from `start` upwards. */
export function findUp(file: string, start: string): string | undefined {
  if (existsSync(join(start, file))) return start;
  const parent = dirname(start);
  return parent === start ? undefined : findUp(file, parent);
}
