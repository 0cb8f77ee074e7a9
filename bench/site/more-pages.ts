import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'more';
/** In a text, or in a definition on a line of its own. */
const RELATIVE_LINK = /(\]\(|^\[[^\]]+\]: )(\.\.?\/[^)#\s]+?\.mdx?)(?=[#)\s]|$)/gm;

/** Makes relative links to other pages lead to the same ones from a copy of the page. */
export const linksFromCopy = (text: string, page: string, copy: string): string =>
  text.replace(RELATIVE_LINK, (_, before: string, link: string) => {
    const target = path.posix.join(path.posix.dirname(page), link);
    return `${before}${path.posix.relative(path.posix.dirname(copy), target)}`;
  });

/**
 * Removes the path that the front matter sets, which a copy can't have too, and adds the copy's number to the title, so that
 * no two pages are the same.
 */
export const changeFrontMatter = (text: string, number: number): string =>
  text.replace(/^---\n[\s\S]*?\n---\n/, (matter) =>
    matter.replace(/^slug: .*\n/m, '').replace(/^(title: .*?)(['"]?)$/m, `$1 ${number}$2`),
  );

/** Adds copies of the pages of the docs in folders of their own. */
export function addPages(docs: string, count: number): void {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${FOLDER}/`))
    .sort();
  for (let index = 0; index < count; index += 1) {
    const page = pages[index % pages.length]!;
    const number = Math.floor(index / pages.length) + 1;
    const copy = `${FOLDER}/copy-${number}/${page}`;
    const file = path.join(docs, copy);
    mkdirSync(path.dirname(file), { recursive: true });
    const text = changeFrontMatter(readFileSync(path.join(docs, page), 'utf8'), number);
    writeFileSync(file, linksFromCopy(text, page, copy));
  }
}

export const removePages = (docs: string) =>
  rmSync(path.join(docs, FOLDER), { recursive: true, force: true });
