import fs from 'node:fs/promises';
import path from 'node:path';
import { defaultIdentity, renamer, type Identity } from '@hookloom/identity';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Replaces the product's default name in the scripts of the packages, such as the worker of the playground. Pages and the
 * site's own components get the name from the configuration.
 */
export default function renameScripts(_context: LoadContext, { identity }: { identity: Identity }): Plugin {
  const rename = renamer(identity.name);
  const word = new RegExp(defaultIdentity.name.slug, 'i');
  return {
    name: 'rename-scripts',
    async postBuild({ outDir }) {
      if (identity.name.display === defaultIdentity.name.display) return;
      const folder = path.join(outDir, 'assets/js');
      for (const name of await fs.readdir(folder)) {
        const file = path.join(folder, name);
        const text = await fs.readFile(file, 'utf8');
        if (word.test(text)) await fs.writeFile(file, rename(text));
      }
    },
  };
}
