import type { Model } from '../model/model.js';
import type { ProductNames } from '../product-names.js';
import { emitHeader } from './emit-header.js';
import type { GeneratedFile } from './generated-file.js';
import { hardline, print } from './layout.js';
import { quoted } from './source-text.js';

/** Emits `index.ts`, which reexports all modules of the source. */
export function emitIndex({ operations, source, auth }: Model, names: ProductNames): GeneratedFile {
  const files = operations.map(({ file }) => file).sort();
  const lines = ['schemas', ...(auth ? ['auth'] : []), ...files].map((file) => [
    `export * from ${quoted(`./${file}`)};`,
    hardline,
  ]);
  return { path: 'index.ts', contents: print([emitHeader('index.ts', source, names), lines]) };
}
