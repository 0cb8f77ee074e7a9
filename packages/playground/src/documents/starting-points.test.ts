import { readFile } from 'node:fs/promises';
import { type Docs, generate } from '@hookloom/generator';
import { expect, it } from 'vitest';
import { startingPoints } from './starting-points.ts';

it.each(startingPoints)('$title has hooks for every operation, and no problem', async ({ load }) => {
  const { default: spec } = await load();
  const { files, diagnostics } = await generate({ id: 'api', spec });
  expect(diagnostics).toEqual([]);
  const docs = JSON.parse(files.find(({ path }) => path === 'docs.json')?.contents ?? '') as Docs;
  expect(docs.operations).toHaveLength(spec.match(/operationId: /g)?.length ?? 0);
});

it('starts with the Petstore of the docs', async () => {
  const { default: petstore } = await startingPoints[0].load();
  const sample = new URL('../../../../samples/petstore.yaml', import.meta.url);
  expect(petstore).toBe(await readFile(sample, 'utf8'));
});
