import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser';
import type { Source } from './config.js';

/** The configuration with one more source; what stands in it already keeps its layout. */
export function addSource(text: string, source: Source): string {
  const formattingOptions = layoutOf(text);
  return applyEdits(
    text,
    modify(text, ['sources', -1], source, { isArrayInsertion: true, formattingOptions }),
  );
}

/** The configuration without the source at an index. */
export function removeSource(text: string, index: number): string {
  return applyEdits(text, modify(text, ['sources', index], undefined, { formattingOptions: layoutOf(text) }));
}

function layoutOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
