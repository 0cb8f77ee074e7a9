import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { variantDirectory } from '../../sites/variant.ts';

/** The directory of the built site or of a variant. */
export const siteDirectory = (name?: string): string =>
  name
    ? path.join(variantDirectory(name), 'build')
    : fileURLToPath(new URL('../../website/build', import.meta.url));

/** All files in a directory, as relative paths. */
export const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(directory, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();

export const readHtmlFiles = (directory: string): { file: string; html: string }[] =>
  listFiles(directory)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(directory, file), 'utf8') }));

/** Resolves a URL path to a file like a static host does. */
export const resolveFile = (directory: string, address: string): string | undefined =>
  [address, `${address}.html`, `${address}/index.html`]
    .map((candidate) => path.join(directory, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());

const ATTRIBUTE = /([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Parses the opening tags of minified HTML, in which attributes may be unquoted. */
export const parseTags = (html: string): Tag[] =>
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
