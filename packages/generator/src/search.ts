import type { Docs, OperationDocs, SchemaDocs } from './docs.js';

/** An operation or schema that matches a query. */
export type SearchResult = {
  /** The relevance, for sorting only. 1000 for an exact name. */
  score: number;
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

type Field = { text: string | undefined; weight: number };

/**
 * Searches operations and schemas. A result matches every word of the query. Matches in names rank above matches in
 * descriptions, whole words above parts of words, and an exact name first.
 *
 * @param docs - The parsed contents of a `docs.json`.
 * @param query - Words in any order, case-insensitive. A query without words has no results.
 * @returns The results, best first.
 */
export function search(docs: Docs, query: string): SearchResult[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const exact = query.trim().toLowerCase();
  const operations = docs.operations.map((operation): SearchResult => {
    const names = [
      operation.name,
      ...Object.values(operation.hooks),
      operation.operationId,
      `${operation.method} ${operation.path}`,
    ];
    return {
      score: scoreOf(words, exact, names, operationFields(operation)),
      kind: 'operation',
      name: operation.name,
      operation,
    };
  });
  const schemas = docs.schemas.map((schema): SearchResult => {
    const names = [schema.name, schema.schemaName];
    return {
      score: scoreOf(words, exact, names, schemaFields(schema)),
      kind: 'schema',
      name: schema.name,
      schema,
    };
  });
  return [...operations, ...schemas]
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareNames(a.name, b.name));
}

function operationFields(operation: OperationDocs): Field[] {
  return [
    { text: operation.name, weight: 10 },
    { text: operation.operationId, weight: 8 },
    { text: operation.path, weight: 6 },
    { text: operation.method, weight: 4 },
    { text: operation.tags.join(' '), weight: 4 },
    { text: operation.summary, weight: 4 },
    { text: operation.parameters.map(({ name }) => name).join(' '), weight: 3 },
    { text: operation.description, weight: 1 },
  ];
}

function schemaFields(schema: SchemaDocs): Field[] {
  return [
    { text: schema.name, weight: 9 },
    { text: schema.properties.map(({ name }) => name).join(' '), weight: 3 },
    { text: schema.description, weight: 1 },
  ];
}

function scoreOf(
  words: readonly string[],
  exact: string,
  names: readonly (string | undefined)[],
  fields: readonly Field[],
): number {
  if (names.some((name) => name?.toLowerCase() === exact)) return 1000;
  let total = 0;
  for (const word of words) {
    const best = Math.max(
      0,
      ...fields.map(({ text, weight }) => (text === undefined ? 0 : weight * matchOf(word, text))),
    );
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** 3 for a whole word, 2 for a prefix, 1 for any other substring, 0 for no match. */
function matchOf(word: string, text: string): number {
  if (!text.toLowerCase().includes(word)) return 0;
  const found = wordsOf(text);
  if (found.includes(word)) return 3;
  return found.some((other) => other.startsWith(word)) ? 2 : 1;
}

function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '');
}

// Not `localeCompare`, whose order depends on the locale.
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
