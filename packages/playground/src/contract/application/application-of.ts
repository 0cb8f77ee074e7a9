import type { Change, Docs, OperationDocs } from '@hookloom/generator';
import type { Files } from '../check/create-checker.ts';
import { concernedOperations } from './concerned-operations.ts';
import { readResult } from './read-result.ts';

/** More files are no small application. */
const MAX_FILES = 6;

/**
 * Writes a small application for a spec: a component for each operation that the changes concern. It uses the code that is
 * generated from the spec: its names, what a call requires, and each property of the data with its type.
 */
export function applicationOf(docs: Docs | undefined, changes: readonly Change[]): Files {
  if (docs === undefined) return {};
  const operations = concernedOperations(docs, changes).slice(0, MAX_FILES);
  return Object.fromEntries(operations.map((one) => [`src/use-${one.file}.tsx`, componentOf(one, docs)]));
}

const SHOWS_JSON = '  return <pre>{JSON.stringify(state.data, null, 2)}</pre>;\n';

/** The sample of an operation, which shows the data as JSON, with each property by itself instead. */
function componentOf(operation: OperationDocs, docs: Docs): string {
  const sample = operation.sample.replace(/ from '\.\/[^']+';/, () => ` from './${docs.source}';`);
  const type = successType(operation);
  const read = type && sample.includes(SHOWS_JSON) ? readResult(type, docs) : undefined;
  if (read === undefined) return sample;
  const { types, declarations, result } = read;
  return sample
    .replace(/^import \{ (\w+) \}/, (_, hook: string) => `import { ${[hook, ...types].join(', ')} }`)
    .replace(/\n\n/, () => `\n\n${declarations}`)
    .replace(SHOWS_JSON, () => result);
}

const successType = ({ responses }: OperationDocs): string | undefined =>
  responses.find(({ status, contents }) => status.startsWith('2') && contents.length > 0)?.contents[0]?.type;
