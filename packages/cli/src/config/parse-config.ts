import { Ajv } from 'ajv';
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Diagnostic, diagnostic, Failure } from '../diagnostics.js';
import { configFile, names } from '../names.js';
import type { Config } from './config.js';
import { explainViolation } from './explain-violation.js';
import { repeatedIds } from './repeated-ids.js';
import { schema } from './schema.js';

type Written = Partial<Config> & Pick<Config, 'sources'>;

const isValid = new Ajv({ allErrors: true, verbose: true }).compile<Written>(schema);

/** Parses and validates the text of a config file. @throws Failure with all problems */
export function parseConfig(text: string): Config {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (tree === undefined || errors[0] !== undefined) {
    const line = lineAt(text, errors[0]?.offset ?? 0);
    const message = `${configFile} is not valid JSON (line ${line}).`;
    throw new Failure([diagnostic('HL3001', message, { file: configFile, line })]);
  }
  const value: unknown = getNodeValue(tree);
  const problems = isValid(value) ? repeatedIds(value) : (isValid.errors ?? []).flatMap(explainViolation);
  if (problems.length > 0 || !isValid(value))
    throw new Failure(problems.map((problem) => locate(problem, tree, text)));
  return { output: `src/${names.slug}`, ...value };
}

/** Adds the config file, and the line of its pointer, to a diagnostic. */
export function locateInConfig(problem: Diagnostic, text: string): Diagnostic {
  const tree = parseTree(text);
  return tree === undefined ? { ...problem, file: configFile } : locate(problem, tree, text);
}

function locate(problem: Diagnostic, tree: Node, text: string): Diagnostic {
  const path = problem.pointer.split('/').slice(1).map(unescape);
  for (let end = path.length; end > 0; end -= 1) {
    const keys = path.slice(0, end).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const node = findNodeAtLocation(tree, keys);
    if (node) return { ...problem, file: configFile, line: lineAt(text, node.offset) };
  }
  return { ...problem, file: configFile, line: 1 };
}

function unescape(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
