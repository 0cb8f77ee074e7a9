import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { diagnosticPages, isDiagnosticPage } from './diagnostic-pages.ts';
import { readmes } from './readmes.ts';
import type { ReferencePage } from './reference-page.ts';
import { fillRegions } from './regions.ts';
import { sections } from './sections.ts';
import { templatePage } from './template.ts';

const DOCS = 'website/docs';

async function readPage(file: string): Promise<ReferencePage> {
  const text = await readFile(file, 'utf8');
  try {
    return { file, text, updated: await fillRegions(text, sections) };
  } catch (cause) {
    throw new Error(`${file}, ${(cause as Error).message}`, { cause });
  }
}

/** Reads the pages that have generated regions, and other generated files. */
export async function referencePages(): Promise<ReferencePage[]> {
  const names = await readdir(DOCS, { recursive: true });
  const files = names
    .filter((name) => /\.mdx?$/.test(name) && !isDiagnosticPage(name))
    .map((name) => path.join(DOCS, name));
  const pages = await Promise.all(files.sort().map(readPage));
  return [
    ...pages.filter(({ text }) => text.includes('{/* reference:')),
    ...(await readmes()),
    ...(await diagnosticPages()),
    await templatePage(),
  ];
}
