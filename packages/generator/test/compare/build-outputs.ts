import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type GeneratedFile, generate } from '../../src/index.js';
import type { Api } from './wire.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The generated code of each document, in its own folder. */
export async function outputsOf(documents: readonly string[]): Promise<GeneratedFile[]> {
  const outputs = await Promise.all(documents.map((text) => generate({ id: 'test', spec: text })));
  return outputs.flatMap(({ files }, index) =>
    files
      .filter(({ path }) => path.endsWith('.ts'))
      .map((file) => ({ ...file, path: `d${index}/${file.path}` })),
  );
}

/** Bundles and loads the modules of all documents. */
export async function loadOutputs(files: readonly GeneratedFile[], count: number): Promise<Api[]> {
  const contents = new Map(files.map(({ path, contents: text }) => [path, text]));
  const all = Array.from(
    { length: count },
    (_, index) => `import * as d${index} from './generated/d${index}/index';`,
  );
  const list = Array.from({ length: count }, (_, index) => `d${index}`);
  const { outputFiles } = await build({
    stdin: {
      contents: `${all.join('\n')}\nexport default [${list.join(', ')}];`,
      resolveDir: here,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'generated',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\/generated\// }, ({ path }) => ({
            path: path.slice('./generated/'.length),
            namespace: 'generated',
          }));
          onResolve({ filter: /^\.\//, namespace: 'generated' }, ({ path, importer }) => ({
            path: `${importer.split('/')[0] ?? ''}/${path.slice(2)}`,
            namespace: 'generated',
          }));
          onLoad({ filter: /.*/, namespace: 'generated' }, ({ path }) => ({
            contents: contents.get(`${path}.ts`) ?? '',
            loader: 'ts',
            resolveDir: here,
          }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  const loaded = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    default: Api[];
  };
  return loaded.default;
}
