import type { Diagnostic, Docs, GeneratedFile } from '@hookloom/generator';
import type { GenerateResponse } from './messages.ts';

/** Parsed JSON. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
/** A parsed object. */
export type JsonObject = { [key: string]: Json };

/** The result of a run. */
export type Generated = {
  /** The generated files. Empty if the spec could not be read. */
  files: readonly GeneratedFile[];
  /** The problems of the spec, with the lines in the reader's text. */
  diagnostics: readonly Diagnostic[];
  /** The contents of `docs.json`. Parsed when first read. Undefined if there are no files. */
  readonly docs: Docs | undefined;
  /** The normalized spec: OpenAPI 3. Parsed when first read. Undefined if there are no files. */
  readonly document: JsonObject | undefined;
  /** The normalized spec, as JSON. Undefined if there are no files. */
  normalized: string | undefined;
  /** The time that the generator took, in milliseconds. 0 if the result was recorded. */
  duration: number;
};

/** Cuts the contents into files, and parses the rest when it is needed: this runs on the page's own thread. */
export function toGenerated({
  files,
  contents,
  diagnostics,
  normalized,
  duration,
}: GenerateResponse): Generated {
  let start = 0;
  const cut = files.map(({ path, length }) => ({
    path,
    contents: contents.slice(start, (start += length)),
  }));
  const docs = once(() => parse(cut.find(({ path }) => path === 'docs.json')?.contents) as Docs | undefined);
  const document = once(() => parse(normalized) as JsonObject | undefined);
  return {
    files: cut,
    diagnostics,
    normalized,
    duration,
    get docs() {
      return docs();
    },
    get document() {
      return document();
    },
  };
}

function parse(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}

function once<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}
