import { LineCounter, parseDocument } from 'yaml';
import { Findings } from '../diagnostics.js';
import type { Json } from './json.js';
import { lineAt, scanJson } from './json-lines.js';
import { keysOf } from './pointer.js';

export type ReadText = {
  /** Undefined if the text is neither JSON nor YAML, with the reason in the findings. */
  value: Json | undefined;
  /** The lines of JSON Pointers. A pointer without a value gets the line of its nearest ancestor. */
  linesOf(pointers: readonly string[]): Map<string, number>;
};

/** Parses JSON or YAML. Never throws. */
export function readText(text: string, findings: Findings): ReadText {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return looksLikeJson(source) ? readJson(source, findings) : readYaml(source, findings);
}

// YAML can start with a brace too, but then its keys rarely have double quotes.
function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{\s*(?:"|\}|$)|\[)/.test(text);
}

function readJson(text: string, findings: Findings): ReadText {
  try {
    return { value: JSON.parse(text) as Json, linesOf: (pointers) => jsonLines(text, pointers) };
  } catch {
    const line = lineAt(text, scanJson(text, []).end);
    findings.add('HL1001', '', `Invalid JSON at line ${line}.`);
    return { value: undefined, linesOf: () => new Map([['', line]]) };
  }
}

function jsonLines(text: string, pointers: readonly string[]): Map<string, number> {
  const { offsets } = scanJson(text, pointers.flatMap(withParents));
  const sorted = [...new Set(offsets.values())].sort((a, b) => a - b);
  const lineOf = new Map<number, number>();
  let line = 1;
  let last = 0;
  for (const offset of sorted) {
    line += lineAt(text.slice(last, offset), offset - last) - 1;
    last = offset;
    lineOf.set(offset, line);
  }
  return nearest(pointers, (pointer) => lineOf.get(offsets.get(pointer) ?? -1));
}

function readYaml(text: string, findings: Findings): ReadText {
  const counter = new LineCounter();
  try {
    const document = parseDocument(asYaml12(text), {
      lineCounter: counter,
      merge: true,
      uniqueKeys: false,
      // A date stays a text, as in JSON.
      resolveKnownTags: false,
      logLevel: 'silent',
    });
    const error = document.errors[0];
    if (error) {
      const line = error.linePos?.[0].line ?? 1;
      findings.add('HL1001', '', `Invalid JSON or YAML: ${firstLine(error.message)}`);
      return { value: undefined, linesOf: () => new Map([['', line]]) };
    }
    const lineOf = (pointer: string) => {
      const node = document.getIn(keysOf(pointer), true) as { range?: [number, number, number] } | undefined;
      return node?.range ? counter.linePos(node.range[0]).line : undefined;
    };
    return { value: (document.toJS() ?? null) as Json, linesOf: (pointers) => nearest(pointers, lineOf) };
  } catch {
    // The parser overflows the stack on deep nesting and throws on exponential aliases.
    findings.add('HL1006', '', 'The spec is nested too deeply, or its YAML aliases grow too large.');
    return { value: undefined, linesOf: () => new Map() };
  }
}

/** OpenAPI is YAML 1.2, whatever a directive says: in 1.1, `no` is false, and `12:30` a number. */
const asYaml12 = (text: string) => text.replace(/^((?:[^\S\n]*(?:#[^\n]*)?\n)*)%(?=YAML )/, '$1#');

function nearest(
  pointers: readonly string[],
  lineOf: (pointer: string) => number | undefined,
): Map<string, number> {
  const lines = new Map<string, number>();
  for (const pointer of pointers) {
    const line = withParents(pointer)
      .map((parent) => lineOf(parent))
      .find((found) => found !== undefined);
    if (line !== undefined) lines.set(pointer, line);
  }
  return lines;
}

/** The pointer, followed by its ancestors up to the root. */
function withParents(pointer: string): string[] {
  const parents = [pointer];
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    parents.push(pointer.slice(0, end));
    if (end === 0) break;
  }
  return parents;
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/:$/, '.');
}
