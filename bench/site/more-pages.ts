import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'more';
const RELATIVE_LINK = /\]\((\.\.?\/[^)#\s]+?)\.mdx?(#[^)]*)?\)/g;

/** Makes relative links to other pages absolute, so that a copy of a page can be in another folder. */
export const withAbsoluteLinks = (text: string, file: string): string =>
  text.replace(RELATIVE_LINK, (_, link: string, hash = '') => {
    const page = path.posix.join('/docs', path.posix.dirname(file), link).replace(/\/index$/, '');
    return `](${page}${String(hash)})`;
  });

/** Adds copies of the pages of the docs in folders of their own. */
export function addPages(docs: string, count: number): void {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${FOLDER}/`))
    .sort();
  for (let index = 0; index < count; index += 1) {
    const page = pages[index % pages.length]!;
    const file = path.join(docs, FOLDER, `copy-${Math.floor(index / pages.length) + 1}`, page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, withAbsoluteLinks(readFileSync(path.join(docs, page), 'utf8'), page));
  }
}

export const removePages = (docs: string) =>
  rmSync(path.join(docs, FOLDER), { recursive: true, force: true });
