import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { typeCheckerFiles } from '@hookloom/playground/assets';
import { rename } from '../../config/identity';

/** Where the files are written. The dev server and the build both serve them. */
export const TYPE_CHECKER_DIRECTORY = '.docusaurus/type-checker';

const FOLDER = 'assets/type-checker';

/** Serves TypeScript and the types that a small application needs, and passes their URLs and size to the page. */
export default function typeChecker({ siteDir, baseUrl }: LoadContext): Plugin {
  let definition = 'undefined';
  return {
    name: 'type-checker',

    async loadContent() {
      const directory = path.join(siteDir, TYPE_CHECKER_DIRECTORY);
      await fs.rm(directory, { recursive: true, force: true });
      await fs.mkdir(path.join(directory, FOLDER), { recursive: true });
      const write = async (name: string, extension: string, text: string) => {
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        const file = `${FOLDER}/${name}.${hash}.${extension}`;
        await fs.writeFile(path.join(directory, file), text);
        return baseUrl + file;
      };
      const { compiler, types, version, bytes } = await typeCheckerFiles();
      const urls = {
        compiler: await write('typescript', 'js', compiler),
        types: await write('types', 'json', rename(types)),
      };
      definition = JSON.stringify({ ...urls, version, bytes });
    },

    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin({ TYPE_CHECKER: definition })],
    }),
  };
}
