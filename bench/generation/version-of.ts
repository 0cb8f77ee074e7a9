import { readFileSync } from 'node:fs';
import { bench, build } from '../folders.ts';

/** The installed version of a contender or of our packed package. */
export function versionOf(name: string): string {
  for (const folder of [bench, build]) {
    try {
      const text = readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    } catch {
      // Try the other folder.
    }
  }
  throw new Error(`${name} is not installed. Remove bench/node_modules and run again.`);
}
