/**
 * Publishes the tarballs of `npm run pack`. Skips versions that are already published, so that an
 * interrupted release can run again. Runs in the release workflow, which the registry trusts, with nothing installed, so it
 * only imports Node's modules. The workflow sets `NPM_CONFIG_PROVENANCE`, which only works there. `--dry-run` publishes
 * nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
}

const dryRun = process.argv.includes('--dry-run') ? ['--dry-run'] : [];

function isPublished(version: string): boolean {
  try {
    return (
      execFileSync('npm', ['view', version, 'version'], { encoding: 'utf8', stdio: 'pipe' }).trim() !== ''
    );
  } catch (error) {
    // Any other error than "not found" must not look like an unpublished version.
    if ((error as { stderr: string }).stderr.includes('E404')) return false;
    throw error;
  }
}

for (const { name, version, tarball } of JSON.parse(
  readFileSync('tarballs/packages.json', 'utf8'),
) as Packed[]) {
  if (isPublished(`${name}@${version}`)) {
    console.log(`${name}@${version} is published already.`);
    continue;
  }
  // Without the leading `./`, npm would resolve the path as a GitHub repository.
  execFileSync('npm', ['publish', `./tarballs/${tarball}`, '--access', 'public', ...dryRun], {
    stdio: 'inherit',
  });
}
