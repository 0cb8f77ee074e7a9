/**
 * Publishes the tarballs that `npm run pack` wrote, each with its provenance, and skips a version that is published
 * already: a release that broke off halfway is run again. Meant for the release workflow, whose identity the registry
 * trusts. `--dry-run` says what it would do.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** In this order: who installs the command line has to find the generator. */
const packages = [
  { folder: 'packages/react', tarball: 'tarballs/hookloom-react.tgz' },
  { folder: 'packages/generator', tarball: 'tarballs/hookloom-generator.tgz' },
  { folder: 'packages/cli', tarball: 'tarballs/hookloom.tgz' },
];

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

for (const { folder, tarball } of packages) {
  const manifest = readFileSync(`${folder}/package.json`, 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  if (isPublished(`${name}@${version}`)) {
    console.log(`${name}@${version} is published already.`);
    continue;
  }
  execFileSync('npm', ['publish', tarball, '--provenance', '--access', 'public', ...dryRun], {
    stdio: 'inherit',
  });
}
