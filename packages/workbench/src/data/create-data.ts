import type { Docs } from '@hookloom/generator';
import { createSearch } from '@hookloom/generator/search';
import { hitsOf } from './hits.ts';
import type { Json } from './json.ts';
import { openSource } from './open-source.ts';
import type { Problem, SourceChanges, WorkbenchData } from './types.ts';

/** A source to show. */
export type SourceInput = {
  /** The parsed `docs.json` that the generator wrote. */
  docs: Docs;
  /** The spec that it was generated from: parsed, and normalized as `sync` saves it. */
  spec: unknown;
  /** The folder of the generated code. By default, it's named for the source. */
  folder?: string;
  /** The URL of the spec, against which its servers are resolved. By default `http://localhost/`. */
  location?: string;
  /** What is wrong with the source. */
  problems?: readonly Problem[];
  /** What has changed in the spec. */
  changes?: SourceChanges;
};

/** Creates the data of the workbench in a page or a worker, from generated sources. */
export function createData(inputs: readonly SourceInput[]): WorkbenchData {
  const readers = new Map(inputs.map((input) => [input.docs.source, readerOf(input)]));
  const changes = new Map(
    inputs.flatMap((input) => (input.changes ? [[input.docs.source, input.changes]] : [])),
  );
  let search: ReturnType<typeof createSearch> | undefined;
  return {
    sources: async () => Array.from(readers.values(), ({ index }) => index),
    search: async (query) => hitsOf((search ??= createSearch(inputs.map(({ docs }) => docs)))(query)),
    operation: async (source, name) => found(readers.get(source)?.operation(name), name),
    schema: async (source, name) => found(readers.get(source)?.schema(name), name),
    ...(changes.size > 0 && { changes: async (source: string) => changes.get(source) ?? { changes: [] } }),
  };
}

function readerOf({
  docs,
  spec,
  folder = docs.source,
  location = 'http://localhost/',
  problems = [],
}: SourceInput) {
  const reader = openSource(docs, spec as Json, { folder, location });
  return { ...reader, index: { ...reader.index, problems: [...problems] } };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${JSON.stringify(name)} no longer exists.`);
  return value;
}
