import { findNodeAtLocation, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { EditorDiagnostic } from '../editor.ts';
import type { Issue } from './validate.ts';

/** What is wrong with a JSON text, at its line: it can't be parsed, or its value doesn't match the schema. */
export function problemsOf(text: string, validate: (value: unknown) => Issue[]): EditorDiagnostic[] {
  if (text.trim() === '') return [];
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0 || tree === undefined)
    return errors.map(({ error, offset, length }) => ({
      severity: 'error',
      message: `Not valid JSON: ${wordsOf(printParseErrorCode(error))}.`,
      ...positionOf(text, offset, length),
    }));
  return validate(JSON.parse(text)).map(({ path, message }) => {
    // A property that is missing is marked at its object.
    const { offset, length } =
      findNodeAtLocation(tree, path) ?? findNodeAtLocation(tree, path.slice(0, -1)) ?? tree;
    return { severity: 'error', message, ...positionOf(text, offset, Math.min(length, 200)) };
  });
}

/** `CommaExpected` as `comma expected`. */
const wordsOf = (code: string) => code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

function positionOf(text: string, offset: number, length: number) {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const [first = ''] = text.slice(offset, offset + Math.max(1, length)).split('\n');
  return { line: before.length, column, endColumn: column + Math.max(1, first.length) };
}
