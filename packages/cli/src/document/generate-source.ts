import { join, resolve } from 'node:path';
import { generate, type GeneratedFile } from '@hookloom/generator';
import type { Project } from '../config/config.js';
import { heedSignals } from '../console/interrupt.js';
import { type Diagnostic, diagnostic, Failure, fail } from '../diagnostics.js';
import { describeError } from '../disk/describe-error.js';
import { type FileChange, folderChanges } from '../disk/folder-changes.js';
import { isOurs } from '../disk/is-ours.js';
import { readIfThere } from '../disk/read-file.js';
import { recoverFolder, replaceFolder } from '../disk/replace-folder.js';
import { specFile } from '../names.js';

export type Generated = {
  id: string;
  status: 'written' | 'current' | 'outdated' | 'failed';
  /** The folder, relative to the configuration. */
  output: string;
  /** How many files it has, or should have. */
  files: number;
  diagnostics: readonly Diagnostic[];
};

/** Writes, or only checks, the code of one source. What goes wrong is in the result. */
export async function generateSource(
  id: string,
  { root, config }: Project,
  check: boolean,
): Promise<Generated> {
  const output = `${config.output.replace(/\/+$/, '')}/${id}`;
  const base = { id, output, files: 0 };
  try {
    const text =
      readIfThere(join(root, specFile(id)), specFile(id)) ??
      fail('HL5001', `There is no ${specFile(id)}.`, { source: id });
    const { files, diagnostics } = await generate({ id, text });
    const found = diagnostics.map((one): Diagnostic => ({ ...one, file: specFile(id) }));
    if (files.length === 0) return { ...base, status: 'failed', diagnostics: found };
    await heedSignals();
    const result = { ...base, files: files.length };
    const changes = write(resolve(root, output), output, files, id, check);
    if (changes.length === 0) return { ...result, status: 'current', diagnostics: found };
    return check
      ? { ...result, status: 'outdated', diagnostics: [...found, outdated(changes, output, id)] }
      : { ...result, status: 'written', diagnostics: found };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const diagnostics = error.diagnostics.map((one) => ({ ...one, source: id }));
    return { ...base, status: 'failed', diagnostics };
  }
}

function write(
  folder: string,
  output: string,
  files: readonly GeneratedFile[],
  id: string,
  check: boolean,
): FileChange[] {
  try {
    if (!check) recoverFolder(folder);
    const changes = folderChanges(folder, files);
    if (check || changes.length === 0) return changes;
    if (!isOurs(folder, id)) {
      const mend = 'Move them away, or choose another `output`.';
      fail('HL5003', `${output} has files that were not generated from this source.`, { file: output, mend });
    }
    replaceFolder(folder, files);
    return changes;
  } catch (error) {
    if (error instanceof Failure) throw error;
    fail('HL5003', `${output} cannot be written: ${describeError(error)}.`, { file: output });
  }
}

function outdated(changes: readonly FileChange[], output: string, id: string): Diagnostic {
  const shown = changes.slice(0, 5).map(({ path, change }) => `${path} (${change})`);
  const more = changes.length > shown.length ? ` and ${changes.length - shown.length} more` : '';
  return diagnostic('HL5002', `${output} is out of date: ${shown.join(', ')}${more}.`, {
    source: id,
    file: output,
  });
}
