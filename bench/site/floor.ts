import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from './sites.ts';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const LINK = /<link\b[^>]*>/g;
const STYLE_SHEET = /rel="?stylesheet"?/;
const HREF = /href="?([^\s">]+)/;
const POLICY = /<meta http-equiv="?content-security-policy"?[^>]*>/gi;
const FONT = /@font-face\s*\{[^}]*\}/g;
const IMAGE = /(<img\b[^>]*?\bsrc=)"?(\/[^\s">]+)"?/g;

const MIME: Readonly<Record<string, string>> = { '.png': 'image/png', '.svg': 'image/svg+xml' };

/**
 * Makes the fastest page with the same look: no scripts, no fonts of its own, and all styles and images in the HTML.
 *
 * @param read - Reads a file of the site by its URL.
 */
export function toFloor(html: string, read: (url: string) => Buffer): string {
  return html
    .replaceAll(SCRIPT, '')
    .replaceAll(POLICY, '')
    .replaceAll(LINK, (link) => {
      const href = HREF.exec(link)?.[1];
      if (!STYLE_SHEET.test(link) || href === undefined) return '';
      return `<style>${read(href).toString()}</style>`;
    })
    .replaceAll(FONT, '')
    .replaceAll(IMAGE, (tag, start: string, url: string) => {
      const type = MIME[path.extname(url)];
      return type === undefined ? tag : `${start}"data:${type};base64,${read(url).toString('base64')}"`;
    });
}

/** Writes the floor of the measured pages into a folder. */
export function writeFloor(build: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const read = (url: string) => readFileSync(path.join(build, url));
  for (const page of Object.values(PAGES)) {
    const file = path.join(page, 'index.html');
    mkdirSync(path.join(folder, page), { recursive: true });
    writeFileSync(path.join(folder, file), toFloor(read(file).toString(), read));
  }
}
