/** Updates the generated parts of the docs, between `reference` markers. */
import { writeFile } from 'node:fs/promises';
import { referencePages } from './reference/pages.ts';

for (const { file, text, updated } of await referencePages()) {
  if (text === updated) continue;
  await writeFile(file, updated);
  console.log(`Wrote ${file}`);
}
