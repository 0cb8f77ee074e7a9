import { defaultIdentity } from '@hookloom/identity';

/** A package that is published: where its source is, its name, and the file that it is packed into. */
export interface PublishedPackage {
  readonly folder: string;
  readonly name: string;
  readonly tarball: string;
}

const { react, generator, cli } = defaultIdentity.packages;

/** In this order: the command line is built against the generator, and who installs it has to find that one. */
export const publishedPackages: readonly PublishedPackage[] = [
  { folder: 'packages/react', name: react },
  { folder: 'packages/generator', name: generator },
  { folder: 'packages/cli', name: cli },
].map((each) => ({ ...each, tarball: `${each.name.replace('@', '').replace('/', '-')}.tgz` }));
