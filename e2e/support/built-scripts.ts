import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readHtmlFiles } from './built-site.ts';

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="?application\/))[^>]*>([\s\S]*?)<\/script>/g;
/** TypeScript, as its authors publish it. */
const UNCHANGED = 'assets/type-checker/';

export interface Script {
  /** Its file, or the page that it is inline in. */
  readonly file: string;
  readonly code: string;
}

/** All scripts of a built site, also those in its pages and what is only loaded on demand. */
export function readScripts(directory: string): Script[] {
  const files = listFiles(directory)
    .filter((file) => file.endsWith('.js') && !file.startsWith(UNCHANGED))
    .map((file) => ({ file, code: readFileSync(path.join(directory, file), 'utf8') }));
  const inline = new Map<string, Script>();
  for (const { file, html } of readHtmlFiles(directory))
    for (const [, code = ''] of html.matchAll(INLINE_SCRIPT))
      if (!inline.has(code)) inline.set(code, { file, code });
  return [...files, ...inline.values()];
}
