import { createHash } from 'node:crypto';
import type { GeneratedFile } from '@hookloom/generator';
import { buildId } from '../build-id.js';
import type { Diagnostic } from '../diagnostics.js';
import { cacheFile, readCache, writeCache } from '../disk/cache-file.js';
import { type OutputEntry, readOutput } from '../disk/read-output.js';

/** A record of the last run: its input and its output. */
type GenerationRecord = {
  /** The hash of everything that the output depends on. */
  input: string;
  /** The paths of the generated files, and the hash of their texts. */
  paths: string[];
  texts: string;
  diagnostics: Diagnostic[];
};

/** The output of an earlier run that is still valid and still on disk. */
export type Unchanged = { files: GeneratedFile[]; present: OutputEntry[]; diagnostics: Diagnostic[] };

const version = [buildId, process.version].join(' ');

/** Records what was generated, for {@link findUnchanged} in the next run. */
export function remember(
  root: string,
  id: string,
  spec: string,
  files: readonly GeneratedFile[],
  diagnostics: readonly Diagnostic[],
): void {
  if (buildId === undefined) return;
  const paths = files.map(({ path }) => path);
  const record = { input: inputOf(id, spec), paths, texts: textsOf(files), diagnostics };
  writeCache(cacheFile(root, id), record satisfies { [Key in keyof GenerationRecord]: unknown });
}

/**
 * Finds the output of an earlier run of the same build for the same spec, if no file has changed since. Texts are compared by
 * hash, never by modification time, so an edited file is always noticed.
 */
export function findUnchanged(root: string, id: string, spec: string, folder: string): Unchanged | undefined {
  if (buildId === undefined) return undefined;
  const record = readCache(cacheFile(root, id)) as Partial<GenerationRecord> | undefined;
  if (record?.input !== inputOf(id, spec)) return undefined;
  const { paths = [], texts, diagnostics = [] } = record;
  const present = readOutput(folder, paths);
  const textAt = new Map(present.map(({ path, text }) => [path, text]));
  const files = paths.flatMap((path): GeneratedFile[] => {
    const contents = textAt.get(path);
    return contents === undefined ? [] : [{ path, contents }];
  });
  return texts === textsOf(files) ? { files, present, diagnostics } : undefined;
}

function inputOf(id: string, spec: string): string {
  return createHash('sha256').update(`${version}\n${id}\n`).update(spec).digest('hex');
}

// Git may have converted line endings.
function textsOf(files: readonly GeneratedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files) {
    const text = contents.includes('\r') ? contents.replaceAll('\r\n', '\n') : contents;
    hash.update(`${path} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}
