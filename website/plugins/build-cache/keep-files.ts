import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Makes a file, or finds the one that an earlier build made from the same values. */
export type MakeOnce = (values: unknown, make: () => Promise<Uint8Array | string>) => Promise<string>;

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes the files that no build has used for 30 days. */
async function deleteUnused(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    // Another build may have renamed it meanwhile.
    const stats = await fs.stat(file).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > MAX_AGE_MS) await fs.rm(file, { force: true });
  }
}

/** Marks a file as used, if it is there. */
async function use(file: string): Promise<boolean> {
  const now = new Date();
  return fs.utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

/**
 * Keeps what is slow to make in `node_modules/.cache`, which `docusaurus clear` deletes, until it isn't used for 30 days.
 *
 * @param name - A folder for these files.
 * @param version - Changes with everything but the values that the files are made from.
 */
export function keepFiles(siteDir: string, name: string, version: string): MakeOnce {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const cleanup = deleteUnused(folder);
  return async (values, make) => {
    await cleanup;
    const hash = createHash('sha256')
      .update(JSON.stringify([version, values]))
      .digest('hex');
    const file = path.join(folder, hash.slice(0, 32));
    if (await use(file)) return file;
    const contents = await make();
    await fs.mkdir(folder, { recursive: true });
    // An interrupted build doesn't leave a partial file, and two that are made at once don't mix.
    const unfinished = `${file}.${randomUUID()}`;
    await fs.writeFile(unfinished, contents);
    await fs.rename(unfinished, file);
    return file;
  };
}
