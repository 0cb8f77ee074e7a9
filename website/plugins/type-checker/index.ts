import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findTypeCheckerFiles, type TypeCheckerFiles } from '@hookloom/playground/assets';
import { rename } from '../../config/identity';
import { createThread } from '../threads/thread';

/** Where the files are written. The dev server and the build both serve them. */
export const TYPE_CHECKER_DIRECTORY = '.docusaurus/type-checker';

const FOLDER = 'assets/type-checker';

/** On a thread, because this takes seconds. */
async function makeFiles(): Promise<TypeCheckerFiles> {
  const thread = createThread<undefined, TypeCheckerFiles>(path.join(__dirname, 'type-checker-worker.ts'));
  try {
    return await thread.call(undefined);
  } finally {
    await thread.close();
  }
}

/** Serves TypeScript and the types that a small application needs, and passes their URLs and size to the page. */
export default function typeChecker({ siteDir, baseUrl }: LoadContext): Plugin {
  let files: Promise<string>;
  let definition = 'undefined';

  async function writeFiles(): Promise<string> {
    const directory = path.join(siteDir, TYPE_CHECKER_DIRECTORY);
    await fs.rm(directory, { recursive: true, force: true });
    await fs.mkdir(path.join(directory, FOLDER), { recursive: true });
    const write = async (name: string, extension: string, text: string) => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const file = `${FOLDER}/${name}.${hash}.${extension}`;
      await fs.writeFile(path.join(directory, file), text);
      return baseUrl + file;
    };
    const { compiler, types, version, bytes } = (await findTypeCheckerFiles()) ?? (await makeFiles());
    const urls = {
      compiler: await write('typescript', 'js', compiler),
      types: await write('types', 'json', rename(types)),
    };
    return JSON.stringify({ ...urls, version, bytes });
  }

  return {
    name: 'type-checker',

    // Meanwhile, other plugins read the pages.
    async loadContent() {
      files = writeFiles();
      // `allContentLoaded` reports what goes wrong.
      files.catch(() => undefined);
    },

    async allContentLoaded() {
      definition = await files;
    },

    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin({ TYPE_CHECKER: definition })],
    }),
  };
}
