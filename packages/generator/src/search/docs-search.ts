import type { Docs, OperationDocs, SchemaDocs } from '../docs.js';
import { operationPage, schemaPage, type DocsPage } from './docs-pages.js';
import { SearchEngine } from './engine.js';
import { STOP_WORDS } from './words.js';

/** An operation or schema that matches a query. */
export type SearchResult = {
  /** The id of its source. */
  source: string;
} & (
  | {
      /** Discriminates operations and schemas. */
      kind: 'operation';
      /** Its name in the generated code. */
      name: string;
      /** The operation. */
      operation: OperationDocs;
    }
  | {
      kind: 'schema';
      name: string;
      /** The schema. */
      schema: SchemaDocs;
    }
);

type Entry = DocsPage & { readonly result: SearchResult };

/** In an API, `get` is a method. */
const stopWords = new Set([...STOP_WORDS].filter((word) => word !== 'get'));

/**
 * Builds a search index of operations and schemas, to run many queries.
 *
 * @param sources - The parsed contents of `docs.json` files.
 * @returns A function that takes a query (words in any order, case-insensitive) and returns the results, best first. A result
 * matches every word, except for stop words such as `the`. An exact name ranks first, and matches in names rank above matches
 * in descriptions. If no indexed word matches, typos are tolerated. A query without words has no results.
 */
export function createSearch(sources: readonly Docs[]): (query: string) => SearchResult[] {
  const entries = sources.flatMap(entriesOf);
  const byName = groupByName(entries);
  const engine = new SearchEngine(stopWords);
  engine.add({
    pages: entries.map(({ page }) => page),
    texts: entries.flatMap(({ text }, number) => (text === '' ? [] : [[number, 0, text] as const])),
  });
  return (query) => {
    const name = query.trim().toLowerCase();
    if (name === '') return [];
    const exact = byName.get(name) ?? [];
    const found = engine.searchAll(query).flatMap(({ page }) => entries[page.number] ?? []);
    return Array.from(new Set([...exact, ...found]), ({ result }) => result);
  };
}

/**
 * Searches the operations and schemas of one source. To run many queries, use {@link createSearch}.
 *
 * @param docs - The parsed contents of a `docs.json`.
 * @param query - Words in any order, case-insensitive.
 * @returns The results, best first.
 */
export function search(docs: Docs, query: string): SearchResult[] {
  return createSearch([docs])(query);
}

/** The entries by each of their names, in lower case. */
function groupByName(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of new Set(entry.names.map((other) => other.toLowerCase()))) {
      const group = groups.get(name);
      if (group) group.push(entry);
      else groups.set(name, [entry]);
    }
  }
  return groups;
}

function entriesOf({ source, operations, schemas }: Docs): Entry[] {
  return [
    ...operations.map((operation): Entry => ({
      ...operationPage(operation),
      result: { source, kind: 'operation', name: operation.name, operation },
    })),
    ...schemas.map((schema): Entry => ({
      ...schemaPage(schema),
      result: { source, kind: 'schema', name: schema.name, schema },
    })),
  ];
}
