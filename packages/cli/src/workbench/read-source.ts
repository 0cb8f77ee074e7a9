import type { Docs } from '@hookloom/generator';
import { openSource, parseSpec, type SourceReader } from '@hookloom/workbench/data';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Project, Source } from '../config/config.js';
import { type Diagnostic, diagnostic, Failure } from '../diagnostics.js';
import { readFileIfExists } from '../disk/read-file.js';
import { readDocs } from '../document/read-docs.js';
import { isAddress } from '../document/read-document.js';
import { names, specFile } from '../names.js';

export type LoadedSource = {
  source: Source;
  docs?: Docs;
  reader?: SourceReader;
  diagnostics: Diagnostic[];
};

/** Reads the generated documentation and the saved spec of a source. Problems are returned as diagnostics. */
export function readSource(source: Source, project: Project): LoadedSource {
  try {
    checkSize(source, project);
    const spec = readSpec(source, project.root);
    const { docs, diagnostics } = readDocs({ ...project, config: { ...project.config, sources: [source] } });
    const [found] = docs;
    if (found === undefined) return { source, diagnostics };
    const folder = `${project.config.output.replace(/\/+$/, '')}/${source.id}`;
    const location = isAddress(source.spec) ? { location: source.spec } : {};
    return { source, docs: found, reader: openSource(found, spec, { folder, ...location }), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { source, diagnostics: [...error.diagnostics] };
  }
}

/** More would keep the page waiting for minutes. GitHub's spec has 13 MB. */
const maxSize = 32e6;

/** @throws Failure with HL1006 */
function checkSize({ id }: Source, { root, config }: Project): void {
  for (const file of [specFile(id), `${config.output}/${id}/docs.json`]) {
    const size = statSync(resolve(root, file), { throwIfNoEntry: false })?.size ?? 0;
    if (size <= maxSize) continue;
    const message = `${file} has ${Math.round(size / 1e6)} MB. The workbench shows at most ${maxSize / 1e6} MB.`;
    throw new Failure([diagnostic('HL1006', message, { source: id, file })]);
  }
}

function readSpec({ id }: Source, root: string) {
  const file = specFile(id);
  const where = { source: id, file };
  const text = readFileIfExists(join(root, file), file);
  if (text === undefined) throw new Failure([diagnostic('HL5001', `There is no ${file}.`, where)]);
  try {
    return parseSpec(text);
  } catch {
    const hint = `Run \`${names.slug} sync ${id}\` to save it again, or restore it with Git.`;
    throw new Failure([diagnostic('HL4006', `${file} is not valid JSON.`, { ...where, hint })]);
  }
}
