import { type Diagnostic, diagnostic, fail } from '../diagnostics.js';
import type { FileChange, Obstacle } from '../disk/plan-output.js';

const limit = 5;

/** Fails if writing would overwrite a file of the user. @throws Failure with HL5003 */
export function rejectObstacles([first, ...others]: readonly Obstacle[], output: string, id: string): void {
  if (first === undefined) return;
  const file = `${output}/${first.path.replace(/\/$/, '')}`;
  const more = others.length === 0 ? '' : ` The same goes for ${list(others.map(({ path }) => path))}.`;
  fail('HL5003', `${file} ${reason(first, id)}, so it isn't overwritten.${more}`, {
    file,
    hint: 'Move, rename or delete it, or change `output`. Then run `generate` again.',
  });
}

function reason({ kind, mark }: Obstacle, id: string): string {
  if (kind === 'folder') return 'is a folder';
  if (kind === 'other') return 'is a symbolic link or a special file';
  if (mark === undefined) return "wasn't generated";
  return mark.source === id
    ? `was generated as ${mark.path}`
    : `was generated from the source \`${mark.source}\``;
}

export function outdatedDiagnostic(changes: readonly FileChange[], output: string, id: string): Diagnostic {
  const shown = list(changes.map(({ path, change }) => `${path} (${change})`));
  return diagnostic('HL5002', `${output} is out of date: ${shown}.`, { source: id, file: output });
}

/** Joins the first few items, followed by the number of the others. */
export function list(items: readonly string[]): string {
  const more = items.length > limit ? ` and ${items.length - limit} more` : '';
  return `${items.slice(0, limit).join(', ')}${more}`;
}
