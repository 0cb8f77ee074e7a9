import type { SearchResult } from '@hookloom/generator/search';

/** A result of the search in generated docs. */
export interface SearchItem {
  readonly name: string;
  /** The method and path of an operation. */
  readonly place: string;
  /** A component that uses the operation, or the type of a schema. */
  readonly code: string;
}

export function toItem(result: SearchResult): SearchItem {
  const { name } = result;
  if (result.kind === 'schema') return { name, place: 'schema', code: result.schema.type };
  const { method, path, sample } = result.operation;
  return { name, place: `${method} ${path}`, code: sample.trimEnd() };
}
