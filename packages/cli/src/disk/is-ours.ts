import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './describe-error.js';
import { readIfThere } from './read-file.js';

/** Whether a folder may be replaced: it is empty, or one of its files says that it was generated from the source. */
export function isOurs(folder: string, id: string): boolean {
  if (isEmpty(folder)) return true;
  // `"source": "petstore"` in the documentation, `the source "petstore"` at the head of a module.
  const mark = new RegExp(`source"?:? "${id}"`);
  return ['docs.json', 'index.ts', 'schemas.ts'].some((file) =>
    mark.test(readIfThere(join(folder, file), file)?.slice(0, 500) ?? ''),
  );
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw error;
  }
}
