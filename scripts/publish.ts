/**
 * Publishes the tarballs that `npm run pack` wrote, each with its provenance, and skips a version that is published
 * already: a release that broke off halfway is run again. Meant for the release workflow, whose identity the registry
 * trusts. `--dry-run` says what it would do.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { publishedPackages } from './published-packages.ts';

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

for (const { folder, name, tarball } of publishedPackages) {
  const manifest = readFileSync(`${folder}/package.json`, 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  if (isPublished(`${name}@${version}`)) {
    console.log(`${name}@${version} is published already.`);
    continue;
  }
  execFileSync('npm', ['publish', `tarballs/${tarball}`, '--provenance', '--access', 'public', ...dryRun], {
    stdio: 'inherit',
  });
}
