import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { Root } from 'mdast';
import type { PluggableList, Plugin } from 'unified';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codePlugins } from '../../config/code';
import { docs, pages } from '../../config/docs';
import { markdown } from '../../config/markdown';
import { createPageReader } from './page-reader';

const siteDir = path.resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'loader-'));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

type Options = Parameters<typeof compileToJSX>[0]['options'];
type Plugins = Pick<
  Options,
  'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins' | 'beforeDefaultRemarkPlugins'
>;

/** The code into which Docusaurus' own loader compiles a page. */
async function load(filePath: string, options: Options): Promise<string> {
  const fileContent = await readFile(filePath, 'utf8');
  const page = { filePath, fileContent, frontMatter: {}, compilerName: 'client' } as const;
  return (await compileToJSX({ ...page, options })).content;
}

const loaderWith = (plugins: Plugins): Options => ({
  ...plugins,
  siteDir,
  staticDirs: [path.join(siteDir, 'static')],
  admonitions: true,
  markdownConfig: {
    format: 'mdx',
    mermaid: false,
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    anchors: { maintainCase: false },
    ...markdown,
  } as Options['markdownConfig'],
});

async function counted(text: string) {
  const processed: string[] = [];
  const mark: Plugin<[], Root> = () => (page, file) => {
    processed.push(file.path);
    page.children.push({
      type: 'paragraph',
      children: [{ type: 'text', value: `Time ${processed.length}.` }],
    });
  };
  const { read, remarkReadPages } = createPageReader({ remarkPlugins: [mark] }, 2);
  const loader = loaderWith({ beforeDefaultRemarkPlugins: [remarkReadPages] });
  const filePath = path.join(folder, 'page.md');
  await writeFile(filePath, text);
  return { processed, read, loader, filePath };
}

it('processes a page once for the plugins and the loader', async () => {
  const { processed, read, loader, filePath } = await counted('# One\n');
  await Promise.all([read(filePath), read(filePath)]);
  expect(await load(filePath, loader)).toContain('"Time 1."');
  expect(processed).toEqual([filePath]);
});

it('forgets a page once the loader has it', async () => {
  const { read, loader, filePath } = await counted('# One\n');
  await read(filePath);
  await load(filePath, loader);
  expect(await load(filePath, loader)).toContain('"Time 2."');
});

it('processes a page that was saved since', async () => {
  const { read, loader, filePath } = await counted('# Before\n');
  await read(filePath);
  await writeFile(filePath, '# After\n');
  expect(await load(filePath, loader)).toMatch(/"After"[^]*"Time 2\."/);
});

it('keeps no page for the loader of the authoring server', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { read, loader, filePath } = await counted('# One\n');
  await read(filePath);
  expect(await load(filePath, loader)).toContain('"Time 2."');
});

it('fails with the position where a page names a sample that is not there', async () => {
  const filePath = path.join(folder, 'bad.md');
  await writeFile(filePath, '# Bad\n\n```tsx sample=no/such.tsx\n```\n');
  await expect(load(filePath, loaderWith(docs))).rejects.toThrow(/sample no\/such\.tsx[^]*"line": 3/);
});

it('creates the elements of a page with constants', async () => {
  const filePath = path.join(folder, 'elements.md');
  await writeFile(filePath, '# Title\n\nSome *text*.\n');
  const code = await load(filePath, loaderWith(docs));
  expect(code).toContain('jsx as _jsxImported, jsxs as _jsxsImported} from "react/jsx-runtime";');
  expect(code).toMatch(/const .*_jsx = _jsxImported, _jsxs = _jsxsImported;/);
});

const docsFolder = path.join(siteDir, 'docs');
const files = readdirSync(docsFolder, { recursive: true, encoding: 'utf8' });

it.each(files.filter((file) => /\.mdx?$/.test(file)))(
  'a build of this site compiles the page that the plugins have read, into what the loader alone makes of it: %s',
  async (file) => {
    const filePath = path.join(docsFolder, file);
    const read = await pages.read(filePath);
    const isTheOneRead = () => (page: Root) => {
      expect(page).toBe(read);
    };
    const beforeDefaultRemarkPlugins = [...(docs.beforeDefaultRemarkPlugins as PluggableList), isTheOneRead];
    const plugins = { ...docs, beforeDefaultRemarkPlugins, rehypePlugins: [], recmaPlugins: [] };
    const code = await load(filePath, loaderWith(plugins));
    expect(code).toBe(await load(filePath, loaderWith({ remarkPlugins: codePlugins.remarkPlugins })));
  },
);
