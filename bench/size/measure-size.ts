import { brotliCompressSync } from 'node:zlib';
import { defaultIdentity } from '@hookloom/identity';
import { build as bundle } from 'esbuild';
import { build } from '../folders.ts';
import { formatRatio } from '../statistics.ts';
import type { Table } from '../table.ts';

const { name, packages } = defaultIdentity;

const schema = `z.object({ id: z.number(), name: z.optional(z.string()), tags: z.array(z.string()) })`;

const rows: { what: string; contents: string }[] = [
  {
    what: `${packages.react}: provider, stateful and stateless hooks`,
    contents: `
      export { ${name.pascal}Provider } from '${packages.react}';
      export { createStatefulHook, createStatelessHook } from '${packages.react}/generated';`,
  },
  {
    what: 'SWR: `SWRConfig`, `useSWR`, `useSWRMutation`',
    contents: `
      export { default as useSWR, SWRConfig } from 'swr';
      export { default as useSWRMutation } from 'swr/mutation';`,
  },
  {
    what: 'TanStack Query: `QueryClient`, `QueryClientProvider`, `useQuery`, `useMutation`',
    contents: `export { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';`,
  },
  { what: 'zod/mini: a schema', contents: `import * as z from 'zod/mini'; export const pet = ${schema};` },
  { what: 'zod: the same schema', contents: `import * as z from 'zod'; export const pet = ${schema};` },
];

/** The download size: minified, without React, compressed with Brotli. */
async function measureBytes(contents: string): Promise<{ minified: number; brotli: number }> {
  const { outputFiles } = await bundle({
    stdin: { contents, resolveDir: build },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
  });
  const code = outputFiles[0]!.contents;
  return { minified: code.length, brotli: brotliCompressSync(code).length };
}

/** Measures how much each runtime, and each zod build, adds to an app. */
export async function measureSize(): Promise<Table> {
  const sizes = await Promise.all(rows.map(({ contents }) => measureBytes(contents)));
  const first = sizes[0]!;
  return {
    title: 'Size of the runtime',
    columns: ['What is bundled', '#Minified', '#Brotli', `#of ${name.display}`],
    rows: rows.map(({ what }, index) => {
      const { minified, brotli } = sizes[index]!;
      return [what, `${minified} B`, `${brotli} B`, formatRatio(brotli, first.brotli)];
    }),
    notes: ['Bundled by esbuild for ES2022, React left out.'],
  };
}
