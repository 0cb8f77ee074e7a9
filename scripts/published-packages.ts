import { defaultIdentity } from '@hookloom/identity';

/** A package that is published: where its source is, its name, and the file that it is packed into. */
export interface PublishedPackage {
  readonly folder: string;
  readonly name: string;
  readonly tarball: string;
  /** Whether its build has all that it imports in it, so that who installs it installs no dependency. */
  readonly isBundled?: boolean;
}

const { react, generator, cli } = defaultIdentity.packages;

export const publishedPackages: readonly PublishedPackage[] = [
  { folder: 'packages/react', name: react },
  { folder: 'packages/generator', name: generator },
  { folder: 'packages/cli', name: cli, isBundled: true },
].map((each) => ({ ...each, tarball: `${each.name.replace('@', '').replace('/', '-')}.tgz` }));
