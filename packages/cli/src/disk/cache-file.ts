import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { names } from '../names.js';

/**
 * Where something about a project may be kept that can be lost at any time: in the nearest `node_modules`, which is never
 * committed. Undefined if there is none.
 */
export function cacheFile(root: string, name: string): string | undefined {
  const modules = nearestModules(resolve(root));
  // Several projects may share the folder.
  const project = createHash('sha256').update(resolve(root)).digest('hex');
  return modules && join(modules, '.cache', names.slug, `${project}-${name}.json`);
}

function nearestModules(folder: string): string | undefined {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  return dirname(folder) === folder ? undefined : nearestModules(dirname(folder));
}

/** What is kept in a file, or undefined if nothing can be read there. */
export function readCache(path: string | undefined): unknown {
  try {
    return path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Keeps a value, if the file can be written. */
export function writeCache(path: string | undefined, value: unknown): void {
  if (path === undefined) return;
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, JSON.stringify(value));
    renameSync(temporary, path);
  } catch {
    // The next run generates again.
  }
}
