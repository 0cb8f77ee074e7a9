import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { names } from '../names.js';

/**
 * The path of a project's cache file in the nearest `node_modules`, or undefined if there is no `node_modules`.
 */
export function cacheFile(root: string, name: string): string | undefined {
  const modules = nearestModules(resolve(root));
  // Several projects may share a `node_modules` folder.
  const project = createHash('sha256').update(resolve(root)).digest('hex');
  return modules && join(modules, '.cache', names.slug, `${project}-${name}.json`);
}

function nearestModules(folder: string): string | undefined {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  return dirname(folder) === folder ? undefined : nearestModules(dirname(folder));
}

/** The cached value, or undefined if there is none that can be read. */
export function readCache(path: string | undefined): unknown {
  try {
    return path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Caches a value, if the file can be written. */
export function writeCache(path: string | undefined, value: unknown): void {
  if (path === undefined) return;
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, JSON.stringify(value));
    renameSync(temporary, path);
  } catch {
    // A cache is optional.
  }
}
