import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const repository = at('../');
export const bench = at('./');
/** What the measurements make; a folder that nothing else reads. */
export const build = at('./build/');
/** The runtime of every contender, ours included. */
export const node = at('./node_modules/node/bin/node');
