import { existsSync } from 'node:fs';
import path from 'node:path';

function findSamples(folder: string): string {
  const samples = path.join(folder, 'samples');
  if (existsSync(path.join(samples, 'petstore.yaml'))) return samples;
  if (folder === path.dirname(folder))
    throw new Error('No folder above the site holds samples/petstore.yaml.');
  return findSamples(path.dirname(folder));
}

/** The repository's `samples/`, also found from a variant's copy of the site, which is one folder deeper. */
export const samplesDirectory = findSamples(__dirname);
