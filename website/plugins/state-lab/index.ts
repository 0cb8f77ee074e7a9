import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps the state lab out of what pages without it load: its styles are a file of their own, and so is its script. */
export default function stateLab({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/components/StateLab');
  const file = (name: string) => path.join(folder, name);
  return {
    name: 'state-lab',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            include: file('styles-url.ts'),
            use: {
              loader: path.join(__dirname, 'styles-url-loader.js'),
              options: { stylesUrl: file('lab.css'), takeOverStylesUrl: file('take-over.css') },
            },
          },
        ],
      },
      // Only the server renders the static picture.
      resolve: isServer ? {} : { alias: { [file('StaticLab.tsx')]: file('StaticLab.client.tsx') } },
    }),
  };
}
