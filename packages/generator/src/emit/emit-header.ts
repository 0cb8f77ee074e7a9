import type { ProductNames } from '../product-names.js';
import { hardline, type Layout } from './layout.js';

/** The first lines of each module. A source's id is an identifier, so it is safe in a comment. */
export function emitHeader(source: string, { display, slug }: ProductNames): Layout {
  return [
    '/* eslint-disable */',
    hardline,
    `// Written by ${display} from the source "${source}". Change the source and run \`${slug} generate\`.`,
    hardline,
  ];
}
