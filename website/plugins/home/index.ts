import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { defaultIdentity, renamer, type Identity } from '@hookloom/identity';
import { generate, normalize, type Docs } from '@hookloom/generator';
import { extractSampleText } from '../samples/sample-text';
import { samplesDirectory } from '../samples/samples-directory';
import { readFigures } from './figures';
import { firstSearch } from './search-items';

/** The components in `samples/home/` that run on the page. */
const COMPONENTS = ['pet-card', 'pet-list'];

/** The folder of the generated client in a sample. */
const CLIENT = `./${defaultIdentity.name.slug}/`;

type Files = Readonly<Record<string, string>>;

/** Generates the client of the sample spec, next to the components that use it, as in an app. */
async function generateClient(rename: (text: string) => string): Promise<Files> {
  const spec = await readFile(path.join(samplesDirectory, 'petstore.yaml'), 'utf8');
  const { files, diagnostics } = await generate({ id: 'petstore', spec });
  if (diagnostics.length > 0 || files.length === 0)
    throw new Error(`samples/petstore.yaml: ${JSON.stringify(diagnostics)}`);
  const client = files.map((file) => [`client/petstore/${file.path}`, file.contents]);
  const docs = files.find(({ path: file }) => file === 'docs.json')?.contents ?? '';
  return {
    ...(Object.fromEntries(client) as Files),
    'spec.json': (await normalize(spec)).text ?? '',
    'first-search.json': rename(JSON.stringify(firstSearch(JSON.parse(docs) as Docs))),
  };
}

async function readComponents(): Promise<Files> {
  const read = async (name: string) => {
    const file = `home/${name}.tsx`;
    const text = await readFile(path.join(samplesDirectory, file), 'utf8');
    return [`${name}.tsx`, extractSampleText(text, { file }, 'tsx').replace(CLIENT, './client/')];
  };
  return Object.fromEntries(await Promise.all(COMPONENTS.map(read))) as Files;
}

/** Writes what the home page imports: the generated client, the components that use it, and the figures. */
export default function home(_: LoadContext, { identity }: { readonly identity: Identity }): Plugin {
  return {
    name: 'home',

    getPathsToWatch: () => [
      path.join(samplesDirectory, 'home/*.tsx'),
      path.join(samplesDirectory, 'petstore.yaml'),
    ],

    loadContent: async () => ({
      ...(await generateClient(renamer(identity.name))),
      ...(await readComponents()),
      'figures.json': JSON.stringify(readFigures(identity.name.display)),
    }),

    async contentLoaded({ content, actions }) {
      await Promise.all(
        Object.entries(content as Files).map(([name, text]) => actions.createData(name, text)),
      );
    },

    // Browsers load the page's own scripts only if its HTML isn't there. See `src/components/Home/index.tsx`.
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]components[\\/]Home[\\/]page-on-server\.tsx$/,
                  use: [{ loader: path.join(__dirname, 'server-only-loader.js') }],
                },
              ],
            },
          },
  };
}
