/** Writes the parts of the docs that are read from the source: what stands between two `reference` markers. */
import { writeFile } from 'node:fs/promises';
import { referencePages } from './reference/pages.ts';

for (const { file, text, filled } of await referencePages()) {
  if (text === filled) continue;
  await writeFile(file, filled);
  console.log(`Wrote ${file}`);
}
