import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { variantDirectory } from '../../sites/variant.ts';

/** The folder of a built site: the real one, or a variant by its name. */
export const builtSite = (name?: string): string =>
  name
    ? path.join(variantDirectory(name), 'build')
    : fileURLToPath(new URL('../../website/build', import.meta.url));

/** Every file below a folder, by its path in it. */
export const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(directory, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();

export const htmlIn = (directory: string): { file: string; html: string }[] =>
  filesIn(directory)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(directory, file), 'utf8') }));

/** Where a static host finds an address, or nothing. */
export const fileOf = (directory: string, address: string): string | undefined =>
  [address, `${address}.html`, `${address}/index.html`]
    .map((candidate) => path.join(directory, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());

const ATTRIBUTE = /([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The opening tags of minified HTML, whose attributes are quoted only where they must be. */
export const tagsIn = (html: string): Tag[] =>
  [...html.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(ATTRIBUTE)].map(([, key = '', ...values]: (string | undefined)[]) => [
          key.toLowerCase(),
          (values.find((value) => value !== undefined) ?? '').replaceAll('&amp;', '&'),
        ]),
      ),
    }),
  );
