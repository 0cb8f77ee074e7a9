import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { hashInputs } from './hash-inputs';
import { keepFiles } from './keep-files';

/** Computes something from a page, or reads what an earlier build computed. */
export type KeepResult = <T>(doc: { readonly source: string }, compute: () => Promise<T>) => Promise<T>;

/**
 * Keeps what a plugin computes from each page, as JSON, until the page or anything else changes that it may depend on. Only
 * in builds: while the dev server runs, everything may change.
 *
 * @param name - A folder for these results.
 */
export function keepResults(
  context: LoadContext,
  name: string,
  versions: readonly LoadedVersion[],
): KeepResult {
  if (process.env.NODE_ENV !== 'production') return (_doc, compute) => compute();
  const makeOnce = keepFiles(context.siteDir, name, hashInputs(context, versions));
  return async <T>({ source }: { readonly source: string }, compute: () => Promise<T>) => {
    const text = await fs.readFile(path.join(context.siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
    const file = await makeOnce([source, text], async () => JSON.stringify(await compute()));
    return JSON.parse(await fs.readFile(file, 'utf8')) as T;
  };
}
