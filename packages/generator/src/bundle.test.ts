import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { generate } from './generate.js';

const text = readFileSync(new URL('../../../samples/petstore.yaml', import.meta.url), 'utf8');

test('runs without Node and DOM, with the same output', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'generator',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  const source = `${outputFiles[0]?.text}; generator.generate({ id: 'petstore', spec: text })`;
  const inside = (await runInNewContext(source, { text })) as unknown;
  // The other realm has its own `Object`.
  expect(JSON.parse(JSON.stringify(inside))).toEqual(await generate({ id: 'petstore', spec: text }));
});
