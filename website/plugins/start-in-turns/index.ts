import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Starts the site in several tasks instead of one long one. */
export default function startInTurns(): Plugin {
  return {
    name: 'start-in-turns',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { entry: path.join(__dirname, 'entry.ts') },
  };
}
