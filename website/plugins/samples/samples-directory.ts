import { existsSync } from 'node:fs';
import path from 'node:path';

function above(folder: string): string {
  const samples = path.join(folder, 'samples');
  if (existsSync(path.join(samples, 'petstore.yaml'))) return samples;
  if (folder === path.dirname(folder))
    throw new Error('No folder above the site holds samples/petstore.yaml.');
  return above(path.dirname(folder));
}

/** The samples of the repository that the site stands in, also where a copy of it stands one folder deeper. */
export const samplesDirectory = above(__dirname);
