import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser';
import type { Source } from './config.js';

/** Adds a source to the text of a config file, and keeps the formatting of the rest. */
export function addSource(text: string, source: Source): string {
  const formattingOptions = layoutOf(text);
  return applyEdits(
    text,
    modify(text, ['sources', -1], source, { isArrayInsertion: true, formattingOptions }),
  );
}

/** Removes the source at an index from the text of a config file. */
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
