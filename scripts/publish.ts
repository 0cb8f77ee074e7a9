/**
 * Publishes the tarballs that `npm run pack` listed, each with its provenance, and skips a version that is published
 * already: a release that broke off halfway is run again. Meant for the release workflow, whose identity the registry
 * trusts; it runs there with nothing installed, so it imports nothing but Node. `--dry-run` says what it would do.
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
    // Another failure than "not found" must not look like a version to publish.
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
  // A path that begins with a dot is a file; without it, npm takes it for a repository on GitHub.
  execFileSync('npm', ['publish', `./tarballs/${tarball}`, '--provenance', '--access', 'public', ...dryRun], {
    stdio: 'inherit',
  });
}
