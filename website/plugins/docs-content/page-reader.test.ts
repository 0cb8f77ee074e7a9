import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { afterAll, expect, it } from 'vitest';
import { createPageReader } from './page-reader';

const folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function page(text: string): Promise<string> {
  count += 1;
  const file = path.join(folder, `${count}.md`);
  await writeFile(file, text);
  return file;
}

function counting(takers?: number) {
  const read: string[] = [];
  const preprocessor = ({ filePath, fileContent }: { filePath: string; fileContent: string }) => {
    read.push(filePath);
    return fileContent.replaceAll('Hookloom', 'Acme');
  };
  return { read, reader: createPageReader({ preprocessor }, takers).read };
}

it('reads a page, re-branded', async () => {
  const { reader } = counting();
  const { children } = await reader(await page('---\ntitle: A\n---\n\nHookloom reads.\n'));
  expect(children.map((node) => [node.type, toString(node)])).toEqual([
    ['yaml', 'title: A'],
    ['paragraph', 'Acme reads.'],
  ]);
});

it('reads and processes a page once for all who take it, in whatever order they come', async () => {
  const { read, reader } = counting(2);
  const files = [await page('One'), await page('Two')];
  const all = () => Promise.all(files.map(reader));
  const [[one, two], [same]] = await Promise.all([all(), all()]);
  expect(read.toSorted()).toEqual(files);
  expect(same).toBe(one);
  expect(two).not.toBe(one);
});

it('forgets a page after the last one took it', async () => {
  const { read, reader } = counting(2);
  const file = await page('One');
  await reader(file);
  await reader(file);
  await reader(file);
  expect(read).toEqual([file, file]);
});

it('reads a page again that was saved, though only one took it before', async () => {
  const { reader } = counting(2);
  const file = await page('Before');
  await reader(file);
  await writeFile(file, 'After');
  await utimes(file, 1, 1);
  expect(toString(await reader(file))).toBe('After');
});
