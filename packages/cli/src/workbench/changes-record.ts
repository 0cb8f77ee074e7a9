import type { Change } from '@hookloom/generator';
import { cacheFile, readCache, writeCache } from '../disk/cache-file.js';

/** What the last sync that changed a spec changed. */
export type ChangesRecord = { at: string; changes: readonly Change[] };

const nameOf = (id: string) => `changes-${id}`;

/** The file of a record. It changes with each record. */
export function changesFile(root: string, id: string): string | undefined {
  return cacheFile(root, nameOf(id));
}

export function saveChanges(root: string, id: string, changes: readonly Change[]): void {
  writeCache(changesFile(root, id), { at: new Date().toISOString(), changes } satisfies ChangesRecord);
}

export function readChanges(root: string, id: string): ChangesRecord | undefined {
  const record = readCache(changesFile(root, id)) as Partial<ChangesRecord> | undefined;
  return record?.at !== undefined && Array.isArray(record.changes) ? (record as ChangesRecord) : undefined;
}
