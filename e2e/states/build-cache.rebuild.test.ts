import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildSite, writeVariant } from '../../sites/variant.ts';
import { smallDocs } from '../../sites/variants/small-docs.ts';

let directory: string;

async function build(env: Record<string, string> = {}): Promise<void> {
  const { ok, output } = await buildSite(directory, env);
  if (!ok) throw new Error(output);
}

const html = (page: string) => readFile(path.join(directory, 'build/docs', page, 'index.html'), 'utf8');

async function change(place: string, from: string, to: string): Promise<void> {
  const file = path.join(directory, place);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

const caches = () => readdirSync(path.join(directory, 'node_modules/.cache/rspack')).sort();

const moduleSizes = async () =>
  JSON.parse(await readFile(path.join(directory, '.docusaurus/module-sizes.json'), 'utf8')) as Record<
    string,
    [module: string, bytes: number][]
  >;

beforeAll(async () => {
  directory = await writeVariant({ name: 'build-cache', files: smallDocs });
  await build();
});

it('a changed page is compiled with what the last build kept', async () => {
  const before = caches();
  await change('docs/guide/index.md', 'See the', 'Read the');
  await build();
  expect(caches()).toEqual(before);
  expect(await html('guide')).toContain('Read the <a');
});

it('the modules of scripts that did not change are listed with their names', async () => {
  const names = Object.values(await moduleSizes()).flatMap((modules) => modules.map(([name]) => name));
  expect(names).toContain('./src/components/BelowFirstScreen/index.tsx');
  expect(names).not.toContain('');
});

it('a page that moves changes the links of pages that did not change', async () => {
  await change('docs/guide/details.md', '---\n', '---\nslug: /moved\n');
  await build();
  expect(await html('guide')).toMatch(/href="?\/docs\/moved/);
});

it('a source of the site that a plugin imports compiles pages again', async () => {
  const readCode = async () => /<code[^]*?<\/code>/.exec(await html('moved'))?.[0];
  const code = await readCode();
  expect(code).toMatch(/class="?function/);
  await change(
    'src/components/Code/token-marks.ts',
    "'function',\n  'parameter',",
    "'parameter',\n  'function',",
  );
  await build();
  expect(await readCode()).toBe(code);
});

it('another product name is in pages that did not change', async () => {
  await change('docs/intro.md', '## Part 1\n', 'Hookloom is the name.\n\n## Part 1\n');
  await build();
  expect(await html('intro')).toContain('Hookloom is the name.');
  await build({ PRODUCT_NAME: 'Acme API' });
  expect(await html('intro')).toContain('Acme API is the name.');
});
