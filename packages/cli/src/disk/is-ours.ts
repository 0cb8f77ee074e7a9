import { join } from 'node:path';
import { listFiles } from './folder-changes.js';
import { readIfThere } from './read-file.js';

/** Whether a folder may be replaced: it is empty, or one of its files says that it was generated from the source. */
export function isOurs(folder: string, id: string): boolean {
  if (listFiles(folder).length === 0) return true;
  // `"source": "petstore"` in the documentation, `the source "petstore"` at the head of a module.
  const mark = new RegExp(`source"?:? "${id}"`);
  return ['docs.json', 'index.ts', 'schemas.ts'].some((file) =>
    mark.test(readIfThere(join(folder, file), file)?.slice(0, 500) ?? ''),
  );
}
