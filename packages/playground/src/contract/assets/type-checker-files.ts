import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { transform } from 'esbuild';
import ts from 'typescript';
import { collectTypes } from './collect-types.ts';
import { REPOSITORY } from './runtime-types.ts';

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

const COMPILER = path.join(REPOSITORY, 'node_modules/typescript/lib/typescript.js');
const CACHE = path.join(REPOSITORY, 'node_modules/.cache/type-checker');
const INPUTS = ['packages/react/src', 'packages/playground/src/contract/assets'];

/** Reads the files, which are made once for each version of their sources: this takes seconds. */
export async function typeCheckerFiles(): Promise<TypeCheckerFiles> {
  const file = path.join(CACHE, `${await keyOfSources()}.json`);
  const known = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as TypeCheckerFiles;
  const made = await make();
  await fs.mkdir(CACHE, { recursive: true });
  await fs.writeFile(`${file}.${process.pid}`, JSON.stringify(made));
  await fs.rename(`${file}.${process.pid}`, file);
  return made;
}

async function make(): Promise<TypeCheckerFiles> {
  const { code: compiler } = await transform(await fs.readFile(COMPILER, 'utf8'), {
    minify: true,
    target: 'es2022',
    // What it exports, it exports as the default.
    format: 'esm',
    legalComments: 'none',
  });
  const types = JSON.stringify(collectTypes());
  return { compiler, types, version: ts.version, bytes: sizeOf(compiler) + sizeOf(types) };
}

/** The size with Brotli. The best quality takes 5 seconds of each build without a cache, and saves a tenth. */
const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

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
