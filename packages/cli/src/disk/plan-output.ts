import type { GeneratedFile } from '@hookloom/generator';
import type { Mark } from './read-mark.js';
import type { OutputEntry } from './read-output.js';

export type FileChange = { path: string; change: 'missing' | 'different' | 'left over' };

/** A file or folder of the user in the place of a generated file. */
export type Obstacle = { path: string; kind: OutputEntry['kind']; mark?: Mark | undefined };

export type Plan = {
  /** How the folder differs from the generated files. */
  changes: FileChange[];
  write: GeneratedFile[];
  /** Files of an earlier run that are no longer generated. */
  remove: string[];
  /** The user's files and folders, which stay. */
  kept: string[];
  /** If there are any, nothing may be written. */
  obstacles: Obstacle[];
};

/**
 * Decides which files in the output folder of a source to write, remove and keep.
 *
 * @param isSameFile - whether two paths are the same file, as on a disk that ignores case
 */
export function planOutput(
  id: string,
  files: readonly GeneratedFile[],
  present: readonly OutputEntry[],
  isSameFile: (one: string, other: string) => boolean,
): Plan {
  const byPath = new Map(present.map((one) => [nameOf(one), one]));
  const wanted = new Map(files.map(({ path }) => [path.toLowerCase(), path]));
  const plan: Plan = { changes: [], write: [], remove: [], kept: [], obstacles: [] };
  for (const file of files) {
    const there = byPath.get(file.path);
    if (there !== undefined && isEqual(there, file)) continue;
    if (there !== undefined && !mayReplace(there, id)) plan.obstacles.push({ ...there, path: file.path });
    plan.changes.push({ path: file.path, change: there === undefined ? 'missing' : 'different' });
    plan.write.push(file);
  }
  for (const one of present) {
    const place = wanted.get(nameOf(one).toLowerCase());
    if (place === nameOf(one)) continue;
    if (isOurs(one, id)) plan.remove.push(one.path);
    else if (place !== undefined && isSameFile(nameOf(one), place)) plan.obstacles.push(one);
    else plan.kept.push(one.path);
  }
  plan.remove.sort();
  plan.kept.sort();
  plan.changes.push(...plan.remove.map((path): FileChange => ({ path, change: 'left over' })));
  return plan;
}

function isOurs({ kind, mark, path }: OutputEntry, id: string): boolean {
  return kind === 'file' && mark?.source === id && mark.path === path;
}

function mayReplace(there: OutputEntry, id: string): boolean {
  return isOurs(there, id) || (there.kind === 'file' && there.isEmpty === true);
}

// Git may have converted line endings.
function isEqual({ text }: OutputEntry, { contents }: GeneratedFile): boolean {
  return text === contents || text?.replaceAll('\r\n', '\n') === contents.replaceAll('\r\n', '\n');
}

function nameOf({ path }: OutputEntry): string {
  return path.replace(/\/$/, '');
}
