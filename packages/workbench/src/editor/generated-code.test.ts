import { StringStream } from '@codemirror/language';
import { expect, it } from 'vitest';
import { generatedCode } from './generated-code.ts';

/** Each token of a text with what it is. */
function read(text: string): string[] {
  const state = generatedCode.startState!(2);
  return text.split('\n').flatMap((line) => {
    const stream = new StringStream(line, 2, 2);
    const found: string[] = [];
    while (!stream.eol()) {
      stream.start = stream.pos;
      const token = generatedCode.token(stream, state);
      expect(stream.pos).toBeGreaterThan(stream.start);
      if (token !== null) found.push(`${token} ${stream.current()}`);
    }
    return found;
  });
}

it.each([
  ['a type', 'export type Pet = {', 'keyword export|keyword type|typeName Pet|operator =|punctuation {'],
  [
    'a key that is named like a keyword',
    '  in?: string',
    'propertyName in|operator ?|punctuation :|typeName string',
  ],
  [
    'a pattern',
    String.raw`z.regex(/^[/"]\/$/u)`,
    String.raw`variableName z|punctuation .|variableName.function regex|punctuation (|regexp /^[/"]\/$/u|punctuation )`,
  ],
  ['a string with an escape', String.raw`'it\'s', 4.5`, String.raw`string 'it\'s'|punctuation ,|number 4.5`],
  ['a comment in a line', '/* @__PURE__ */ f', 'blockComment /* @__PURE__ */|variableName f'],
  [
    'a comment of several lines',
    '/**\n * type\n */ null',
    'blockComment /**|blockComment  * type|blockComment  */|atom null',
  ],
  ['what no file has', '#', ''],
])('reads %s', (_, text, expected) => {
  expect(read(text).join('|')).toBe(expected);
});
