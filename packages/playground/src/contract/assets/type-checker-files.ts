import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from './repository.ts';

/** What the page loads before it checks code. */
export type TypeCheckerFiles = {
  /** TypeScript, as a module whose default export is its API. */
  compiler: string;
  /** The declarations of the libraries, as JSON: texts by path. */
  types: string;
  /** The version of TypeScript. */
  version: string;
  /** The sum of both, compressed with Brotli. */
  bytes: number;
};

const CACHE = path.join(REPOSITORY, 'node_modules/.cache/type-checker');
const INPUTS = ['packages/react/src', 'packages/playground/src/contract/assets'];

const cacheFile = async () => path.join(CACHE, `${await keyOfSources()}.json`);

/** Reads the files that were made from the same sources. */
export async function findTypeCheckerFiles(): Promise<TypeCheckerFiles | undefined> {
  const known = await fs.readFile(await cacheFile(), 'utf8').catch(() => undefined);
  return known === undefined ? undefined : (JSON.parse(known) as TypeCheckerFiles);
}

/** Keeps the files for the next build. */
export async function keepTypeCheckerFiles(made: TypeCheckerFiles): Promise<void> {
  const file = await cacheFile();
  await fs.mkdir(CACHE, { recursive: true });
  await fs.writeFile(`${file}.${process.pid}`, JSON.stringify(made));
  await fs.rename(`${file}.${process.pid}`, file);
}

/** Changes with the versions of the packages, and with the sources that the types are read from. */
async function keyOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['typescript', '@types/react', 'csstype', 'zod'])
    hash.update(await fs.readFile(path.join(REPOSITORY, 'node_modules', name, 'package.json')));
  for (const folder of INPUTS)
    for (const file of (await fs.readdir(path.join(REPOSITORY, folder), { recursive: true })).sort())
      if (file.endsWith('.ts')) hash.update(await fs.readFile(path.join(REPOSITORY, folder, file)));
  return hash.digest('hex').slice(0, 16);
}
