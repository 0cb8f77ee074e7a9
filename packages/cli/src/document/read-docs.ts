import type { Docs } from '@hookloom/generator';
import { resolve } from 'node:path';
import type { Project } from '../config/config.js';
import { type Diagnostic, diagnostic } from '../diagnostics.js';
import { readFileIfExists } from '../disk/read-file.js';
import { names } from '../names.js';

/** Reads the `docs.json` of each source, with a diagnostic for each source that has none. */
export function readDocs({ root, config }: Project): { docs: Docs[]; diagnostics: Diagnostic[] } {
  const docs: Docs[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { id } of config.sources) {
    const file = `${config.output}/${id}/docs.json`;
    const found = parse(readFileIfExists(resolve(root, file), file));
    if (found) docs.push(found);
    else {
      const hint = `Run \`${names.slug} sync ${id}\` and \`${names.slug} generate ${id}\`.`;
      diagnostics.push(
        diagnostic('HL5002', 'The generated `docs.json` is missing or not valid.', {
          source: id,
          file,
          hint: hint,
        }),
      );
    }
  }
  return { docs, diagnostics };
}

function parse(text: string | undefined): Docs | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Docs | null;
    return Array.isArray(value?.operations) && Array.isArray(value.schemas) ? value : undefined;
  } catch {
    return undefined;
  }
}
