import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { samplesDirectory } from '../samples/samples-directory';
import { hashFiles } from './hash-files';

const repository = path.dirname(samplesDirectory);

/** A thread highlights code with it. Rspack only follows what the configuration imports. */
const TOKEN_MARKS = 'src/components/Code/token-marks.ts';

/** What processes pages, or is written into them, without being a module of the site. */
const inputFiles = (siteDir: string) => [
  ...['plugins', 'config', 'docusaurus.config.ts', 'settings.ts', TOKEN_MARKS].map((name) =>
    path.join(siteDir, name),
  ),
  samplesDirectory,
  ...['packages', 'package-lock.json'].map((name) => path.join(repository, name)),
  ...[process.env['SAMPLES_REPORT']].filter((file) => file !== undefined),
];

const hashes = new Map<string, string>();

function hashInputFiles(siteDir: string): string {
  const hash = hashes.get(siteDir) ?? hashFiles(inputFiles(siteDir));
  hashes.set(siteDir, hash);
  return hash;
}

/**
 * Hashes everything besides a page's source that decides what a build makes of it: plugins, samples, the configuration, which
 * contains what environment variables set, and the paths of the pages that it may link to.
 */
export function hashInputs(
  { siteDir, siteConfig, i18n }: LoadContext,
  versions: readonly LoadedVersion[],
): string {
  const docs = versions.flatMap((version) => version.docs);
  const paths = docs.map(({ source, permalink }) => [source, permalink]);
  const values = [siteConfig, i18n, paths, hashInputFiles(siteDir)];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
