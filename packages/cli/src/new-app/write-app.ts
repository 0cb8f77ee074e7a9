import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openProject } from '../config/open-project.js';
import { type Diagnostic, Failure } from '../diagnostics.js';
import { withLock } from '../disk/lock.js';
import { writeFile } from '../disk/write-file.js';
import { generateSource } from '../document/generate-source.js';
import { syncSource } from '../document/sync-source.js';
import { names } from '../names.js';
import { marker } from './empty-folder.js';

/** What creating an app did, apart from installing packages. */
export type WrittenApp = {
  /** The files of the app that were written. */
  files: readonly string[];
  /** The files that were there already. */
  kept: readonly string[];
  /** The number of generated files. */
  generated: number;
  failed: boolean;
  diagnostics: readonly Diagnostic[];
};

/**
 * Writes the files of an app and generates its hooks. Overwrites nothing. Needs no network, because the spec is one of the
 * files. Each file is either complete or missing, so a later run can complete what this one could not.
 *
 * @throws Failure with HL5003 or HL5004
 */
export function writeApp(folder: string, template: Readonly<Record<string, string>>): Promise<WrittenApp> {
  return withLock(folder, async () => {
    writeFile(join(folder, marker), '', marker);
    const isThere = (path: string) => lstatSync(join(folder, path), { throwIfNoEntry: false }) !== undefined;
    const paths = Object.keys(template).sort();
    const kept = paths.filter(isThere);
    const files = paths.filter((path) => !kept.includes(path));
    for (const path of files) write(join(folder, path), template[path]!, path);
    const { generated, failed, diagnostics } = await generateAll(folder);
    if (!failed) rmSync(join(folder, marker), { force: true });
    return { files, kept, generated, failed, diagnostics };
  });
}

function write(path: string, contents: string, shown: string): void {
  try {
    writeFile(path, contents, shown);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const again = `Then run \`${names.slug} init\` again to complete the app.`;
    throw new Failure(error.diagnostics.map((one) => ({ ...one, hint: `${one.hint} ${again}` })));
  }
}

async function generateAll(
  folder: string,
): Promise<Pick<WrittenApp, 'generated' | 'failed' | 'diagnostics'>> {
  const project = openProject(folder);
  const diagnostics: Diagnostic[] = [];
  let generated = 0;
  let failed = false;
  for (const source of project.config.sources) {
    const synced = await syncSource(source, project, {});
    const written = await generateSource(source.id, project, false);
    diagnostics.push(...synced.diagnostics, ...written.diagnostics);
    generated += written.files;
    failed ||= synced.status === 'failed' || written.status === 'failed';
  }
  return { generated, failed, diagnostics };
}
