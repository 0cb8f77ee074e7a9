import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { transform } from 'esbuild';
import ts from 'typescript';
import { collectTypes } from './collect-types.ts';
import { REPOSITORY } from './repository.ts';
import { findTypeCheckerFiles, keepTypeCheckerFiles, type TypeCheckerFiles } from './type-checker-files.ts';

const COMPILER = path.join(REPOSITORY, 'node_modules/typescript/lib/typescript.js');

/** Reads the files, which are made once for each version of their sources: this takes seconds. */
export async function typeCheckerFiles(): Promise<TypeCheckerFiles> {
  const known = await findTypeCheckerFiles();
  if (known) return known;
  const made = await make();
  await keepTypeCheckerFiles(made);
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
