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
  return modules && join(modules, '.cache', names.slug, `${project}-${name}.cache`);
}

function nearestModules(folder: string): string | undefined {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  return dirname(folder) === folder ? undefined : nearestModules(dirname(folder));
}

/** The cached value, or undefined if there is none, or if its file has changed since it was written. */
export function readCache(path: string | undefined): unknown {
  try {
    if (path === undefined) return undefined;
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return text.slice(0, end) === digestOf(json) ? JSON.parse(json) : undefined;
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
    const json = JSON.stringify(value);
    writeFileSync(temporary, `${digestOf(json)}\n${json}`);
    renameSync(temporary, path);
  } catch {
    // A cache is optional.
  }
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
