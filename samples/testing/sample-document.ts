import { readFile } from 'node:fs/promises';

const document = await readFile(new URL('../petstore.yaml', import.meta.url), 'utf8');

/** Finds a part of the sample document that stands in a file of its own, without the indent. */
export function isInDocument(part: string): boolean {
  const lines = part.trimEnd().split('\n');
  return ['  ', '    '].some((indent) =>
    document.includes(lines.map((line) => `${indent}${line}\n`).join('')),
  );
}
