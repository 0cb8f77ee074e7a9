import { readFile } from 'node:fs/promises';

const document = await readFile(new URL('../petstore.yaml', import.meta.url), 'utf8');

/** Finds a snippet of the sample spec, ignoring its indentation. */
export function isInDocument(part: string): boolean {
  const lines = part.trimEnd().split('\n');
  return ['  ', '    '].some((indent) =>
    document.includes(lines.map((line) => `${indent}${line}\n`).join('')),
  );
}
