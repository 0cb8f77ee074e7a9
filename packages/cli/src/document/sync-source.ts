import { type Change, compare, normalize } from '@hookloom/generator';
import { join } from 'node:path';
import type { Project, Source } from '../config/config.js';
import { operationOptions } from '../config/operation-options.js';
import { yieldToSignals } from '../console/interrupt.js';
import { type Diagnostic, Failure } from '../diagnostics.js';
import { readFileIfExists } from '../disk/read-file.js';
import { writeFile } from '../disk/write-file.js';
import { specFile } from '../names.js';
import { withoutQuery } from '../network/request-failure.js';
import { explainUnreadable } from './explain-unreadable.js';
import { saveChanges } from '../workbench/changes-record.js';
import { isAddress, readDocument } from './read-document.js';
import type { SyncInputs } from './sync-inputs.js';

export type Synced = {
  id: string;
  status: 'new' | 'changed' | 'unchanged' | 'failed';
  /** Empty on the first sync. */
  changes: Change[];
  operations: number;
  schemas: number;
  diagnostics: readonly Diagnostic[];
};

/** Saves the spec of a source and returns what changed in the operations that are generated. Problems are returned as diagnostics. */
export async function syncSource(
  source: Source,
  { root }: Project,
  options: { onBytes?: (bytes: number) => void; sightings?: SyncInputs },
): Promise<Synced> {
  try {
    const { text, location, read } = await readDocument(source, root, options);
    const unread = new Map<string, string>();
    const watched = (target: string) =>
      read(target).catch((error: unknown) => {
        unread.set(target, error instanceof Error ? error.message : String(error));
        throw error;
      });
    const normalized = await normalize(text, { source: source.id, location, read: watched });
    const file = isAddress(source.spec) ? withoutQuery(source.spec) : source.spec;
    const diagnostics = normalized.diagnostics.map((one) => explainUnreadable({ ...one, file }, unread));
    if (normalized.text === undefined || diagnostics.some(({ code }) => code === 'HL1005'))
      throw new Failure(diagnostics);
    await yieldToSignals();
    return {
      id: source.id,
      ...save(root, normalized.text, source),
      operations: normalized.operations,
      schemas: normalized.schemas,
      diagnostics,
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const diagnostics = error.diagnostics.map((one) => ({ ...one, source: source.id }));
    return { id: source.id, status: 'failed', changes: [], operations: 0, schemas: 0, diagnostics };
  }
}

function save(root: string, text: string, source: Source): Pick<Synced, 'status' | 'changes'> {
  const { id } = source;
  const path = join(root, specFile(id));
  const before = readFileIfExists(path, specFile(id));
  if (before === text) return { status: 'unchanged', changes: [] };
  writeFile(path, text, specFile(id));
  if (before === undefined) return { status: 'new', changes: [] };
  const changes = compare(before, text, operationOptions(source));
  saveChanges(root, id, changes);
  return { status: 'changed', changes };
}
