import { defaultIdentity } from '@hookloom/identity';

const { packages, name } = defaultIdentity;

const MARKED = /\{\/\* (released|unreleased) \*\/\}([^]*?)\{\/\* \/\1 \*\/\}(\n*)/g;

/** A command that installs packages. */
const ADDS = /^ *(?:npm install|pnpm add|yarn add|bun add) .*$/gm;

const tarball = (pack: string) => `../${name.slug}/tarballs/${pack.replace('@', '').replace('/', '-')}.tgz`;

function installFromTarballs(command: string): string {
  return [packages.react, packages.cli].reduce(
    (line, pack) => line.replace(new RegExp(` ${pack}(?= |$)`), ` ${tarball(pack)}`),
    command,
  );
}

/**
 * Chooses the install steps of a page. What is between `{/* released *\/}` and `{/* /released *\/}` is only kept if the
 * packages are in the registry, and between `unreleased` if they aren't. Then commands install tarballs instead.
 *
 * @param isReleased - the setting `released`
 */
export function chooseInstallSteps(page: string, isReleased: boolean): string {
  const chosen = page.replace(MARKED, (_, state: string, content: string, gap: string, offset: number) => {
    if ((state === 'released') === isReleased) return content.replace(/^\n+|\n+$/g, '') + gap;
    // A paragraph leaves no gap.
    return page.charAt(offset - 1) === '\n' ? '' : gap;
  });
  return isReleased ? chosen : chosen.replace(ADDS, installFromTarballs);
}
