import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

/**
 * Derives a social card's file name from the doc's path: `docs/react/api/index.md` → `react-api-index`.
 *
 * @param source - The path of the file, which may start with `@site`.
 * @returns `undefined` if the page isn't a doc of the current version. It uses the default card.
 */
export function cardName(siteDir: string, source: string): string | undefined {
  const file = posixPath(path.relative(path.join(siteDir, 'docs'), source.replace(/^@site/, siteDir)));
  if (file.startsWith('..') || path.isAbsolute(file)) return undefined;
  return file.replace(/\.mdx?$/, '').replaceAll('/', '-');
}
