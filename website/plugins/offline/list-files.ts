import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Build } from './worker/build';

interface ListedFile {
  readonly url: string;
  readonly bytes: number;
}

export interface StoredFile extends ListedFile {
  readonly isPage: boolean;
  /** A hash of the content, or `null` if the file's name has one. */
  readonly revision: string | null;
}

/**
 * Their names have a hash. Not TypeScript, which is large, and which many readers don't use. Not the page of the playground's
 * app: its frame has no origin, so that browsers don't ask the service worker for it.
 */
const HASHED = /^(?:assets\/(?!app\/|type-checker\/)|search\/)/;
/** What pages load besides, without a hash in its name. */
const NAMED = /^(?:playground\/.+\.json|img\/[^/]+\.svg|manifest\.webmanifest)$/;
/** What is stored when a reader has loaded it. */
const OPTIONAL = /^(?:assets\/(?!app\/)|search\/|img\/)/;
const NOT_FOUND = '404.html';
const REDIRECT = /<meta http-equiv="?refresh"? content="\d+; ?url=([^"]+)"/i;
const MAIN_SCRIPT = /<link rel=preload as=script [^>]*href="?([^\s">]*\/runtime~main\.[^\s">]+\.js)/;

const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The URL of a page's file: without `index.html`, and without the slash that hosts add or remove. */
function pageUrl(file: string, baseUrl: string): string {
  const address = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return baseUrl + address;
}

const depthOf = ({ url }: ListedFile) => url.split('/').length;

const isShared = (name: string) => HASHED.test(name) || NAMED.test(name);

async function readShared(outDir: string, file: string, baseUrl: string): Promise<StoredFile> {
  const content = await fs.readFile(path.join(outDir, file));
  const revision = HASHED.test(file) ? null : hash(content);
  return { url: baseUrl + file, revision, bytes: content.length, isPage: false };
}

async function readPages(outDir: string, baseUrl: string, candidates: readonly string[]) {
  const pages: StoredFile[] = [];
  const redirects: Record<string, string> = {};
  for (const file of candidates) {
    const content = await fs.readFile(path.join(outDir, file));
    const html = content.toString();
    const url = pageUrl(file, baseUrl);
    const [, target] = REDIRECT.exec(html) ?? [];
    if (target) redirects[url] = target.replaceAll('&amp;', '&');
    else if (MAIN_SCRIPT.test(html))
      pages.push({ url, revision: hash(content), bytes: content.length, isPage: true });
  }
  return { pages: pages.sort((a, b) => depthOf(a) - depthOf(b)), redirects };
}

export interface FileList extends Omit<Build, 'files' | 'pages' | 'optional'> {
  readonly files: readonly StoredFile[];
  readonly optional: readonly ListedFile[];
}

/**
 * Lists what the service worker stores, the most important first: what all pages share, then the pages, from the home page
 * to those in the deepest folders. Optional files are those that it stores when a reader has loaded them.
 *
 * @param ignored - Folders that another worker serves: those of the other locales.
 */
export async function listFiles(
  outDir: string,
  baseUrl: string,
  ignored: readonly string[],
): Promise<FileList> {
  const names = (await fs.readdir(outDir, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => path.extname(name) && !ignored.some((folder) => name.startsWith(`${folder}/`)))
    .sort();
  const shared = names.filter(isShared).map((name) => readShared(outDir, name, baseUrl));
  const optional = names
    .filter((name) => OPTIONAL.test(name) && !isShared(name))
    .map(async (name) => ({
      url: baseUrl + name,
      bytes: (await fs.stat(path.join(outDir, name))).size,
    }));
  const candidates = names.filter((name) => name.endsWith('.html') && !name.startsWith('assets/'));
  const { pages, redirects } = await readPages(outDir, baseUrl, candidates);
  const [, mainScript] = MAIN_SCRIPT.exec(await fs.readFile(path.join(outDir, NOT_FOUND), 'utf8')) ?? [];
  if (!mainScript) throw new Error(`${NOT_FOUND} doesn't load the site's main script.`);
  const files = [...(await Promise.all(shared)), ...pages];
  return {
    files,
    optional: await Promise.all(optional),
    redirects,
    notFound: pageUrl(NOT_FOUND, baseUrl),
    mainScript,
  };
}
