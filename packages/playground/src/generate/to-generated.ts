import type { Docs } from '@hookloom/generator';
import type { GenerateOutput } from './messages.ts';

/** The result of a run. */
export type Generated = GenerateOutput & {
  /** What it was generated from. */
  spec: string;
  /** The contents of `docs.json`. Parsed when first read. Undefined if there are no files. */
  readonly docs: Docs | undefined;
};

/** Adds what is only computed when it is needed: this runs on the page's own thread. */
export function toGenerated({ files, diagnostics, duration }: GenerateOutput, spec: string): Generated {
  let docs: { value: Docs | undefined } | undefined;
  return {
    files,
    diagnostics,
    duration,
    spec,
    get docs() {
      docs ??= { value: parse(files.find(({ path }) => path === 'docs.json')?.contents) };
      return docs.value;
    },
  };
}

function parse(text: string | undefined): Docs | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Docs);
}
