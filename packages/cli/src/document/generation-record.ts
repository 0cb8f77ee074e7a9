import { createHash } from 'node:crypto';
import type { GeneratedFile, Memo } from '@hookloom/generator';
import { buildId } from '../build-id.js';
import type { Diagnostic } from '../diagnostics.js';
import { cacheFile, readCache, writeCache } from '../disk/cache-file.js';
import { type OutputEntry, readOutput } from '../disk/read-output.js';

/** A record of the last run: its input and its output. */
type GenerationRecord = {
  /** The build that generated the output. */
  version: string;
  /** The hash of the spec and the options. */
  input: string;
  /** The paths of the generated files, and the hash of their texts. */
  paths: string[];
  texts: string;
  /** As the generator reported them. */
  diagnostics: Diagnostic[];
  /** What the generator can reuse. */
  memo?: Memo;
};

/** The output of an earlier run that is still on disk. */
export type EarlierRun = Pick<GenerationRecord, 'input' | 'diagnostics' | 'memo'> & {
  files: GeneratedFile[];
  entries: OutputEntry[];
};

export type Generation = {
  /** The hash of the spec and the options. */
  input: string;
  files: readonly GeneratedFile[];
  diagnostics: readonly Diagnostic[];
  memo?: Memo;
};

const version = [buildId, process.version].join(' ');

/** Whether a run can be recorded. Code that runs from source may change at any time, so it never is. */
export function canRemember(root: string, id: string): boolean {
  return buildId !== undefined && cacheFile(root, id) !== undefined;
}

/** Records what was generated, for {@link findEarlierRun} in the next run. */
export function saveRecord(root: string, id: string, { input, files, diagnostics, memo }: Generation): void {
  if (buildId === undefined) return;
  const paths = files.map(({ path }) => path);
  const output = { paths, texts: textsOf(files), diagnostics };
  const record = { version, input, ...output, memo };
  writeCache(cacheFile(root, id), record satisfies { [Key in keyof GenerationRecord]: unknown });
}

/**
 * Finds the output of an earlier run of the same build, if no file has changed since. Texts are compared by hash, never by
 * modification time, so an edited file is always noticed.
 */
export function findEarlierRun(root: string, id: string, folder: string): EarlierRun | undefined {
  if (buildId === undefined) return undefined;
  const record = readCache(cacheFile(root, id)) as Partial<GenerationRecord> | undefined;
  if (record?.version !== version) return undefined;
  const { input = '', paths = [], texts, diagnostics = [], memo } = record;
  const entries = readOutput(folder, paths);
  const textAt = new Map(entries.map(({ path, text }) => [path, text]));
  const files = paths.flatMap((path): GeneratedFile[] => {
    const contents = textAt.get(path);
    return contents === undefined ? [] : [{ path, contents: withLineFeeds(contents) }];
  });
  return texts === textsOf(files) ? { input, files, entries, diagnostics, ...(memo && { memo }) } : undefined;
}

function textsOf(files: readonly GeneratedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(`${path} ${contents.length}\n`).update(contents);
  return hash.digest('base64');
}

// Git may have converted line endings.
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}
