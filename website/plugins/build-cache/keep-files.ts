import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Makes a file, or finds the one that an earlier build made from the same values. */
export type MakeOnce = (values: unknown, make: () => Promise<Buffer | string>) => Promise<string>;

/**
 * Keeps what is slow to make in `node_modules/.cache`, which `docusaurus clear` deletes.
 *
 * @param name - A folder for these files.
 * @param version - Changes with everything but the values that the files are made from.
 */
export function keepFiles(siteDir: string, name: string, version: string): MakeOnce {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  return async (values, make) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([version, values]))
      .digest('hex');
    const file = path.join(folder, hash.slice(0, 32));
    const isThere = await fs.access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
    const contents = await make();
    await fs.mkdir(folder, { recursive: true });
    // An interrupted build doesn't leave a partial file.
    const unfinished = `${file}.${process.pid}`;
    await fs.writeFile(unfinished, contents);
    await fs.rename(unfinished, file);
    return file;
  };
}
