import { defaultIdentity } from '@hookloom/identity';

/** A package to publish: its source, name and tarball. */
export interface PublishedPackage {
  readonly folder: string;
  readonly name: string;
  readonly tarball: string;
  /** Whether its build contains all its imports, so that it has no dependencies. */
  readonly isBundled?: boolean;
}

const { react, generator, cli } = defaultIdentity.packages;

export const publishedPackages: readonly PublishedPackage[] = [
  { folder: 'packages/react', name: react },
  { folder: 'packages/generator', name: generator },
  { folder: 'packages/cli', name: cli, isBundled: true },
].map((each) => ({ ...each, tarball: `${each.name.replace('@', '').replace('/', '-')}.tgz` }));
