import type { Doc } from '../model/schema.js';
import { diffFormats } from './diff-formats.js';
import { type Difference, difference } from './difference.js';

/** Compares documentation that isn't part of types. */
export function diffDocs(a: Doc, b: Doc): Difference[] {
  return [
    ...(a.deprecated !== true && b.deprecated === true
      ? [difference('none', { what: 'is deprecated' })]
      : []),
    ...diffDefaults(a.default, b.default),
    ...diffFormats(a.formats, b.formats),
  ];
}

/** Compares defaults. Never breaking: the server applies them, generated code doesn't. */
export function diffDefaults(old: string | undefined, now: string | undefined): Difference[] {
  if (old === now) return [];
  const was = old === undefined ? '' : ` (was \`${old}\`)`;
  return [
    difference('none', {
      what:
        now === undefined
          ? {
              request: `no longer has a default${was}: the server decides what a request without it means`,
              response: `no longer has a default${was}`,
            }
          : {
              request: `has the default \`${now}\`${was}: the server takes it if a request has none`,
              response: `has the default \`${now}\`${was}`,
            },
    }),
  ];
}

/** Adds differences in documentation, first. Changes of `format` are omitted if the value was replaced altogether. */
export function withDocs(facts: readonly Difference[], docs: readonly Difference[]): Difference[] {
  const replaced = new Set(
    facts
      .filter(({ request, response }) => request.breaking && response.breaking)
      .map(({ path }) => path.join('')),
  );
  const isFormat = ({ response }: Difference) => response.what.includes('`format`');
  return [...docs.filter((one) => !isFormat(one) || !replaced.has(one.path.join(''))), ...facts];
}
