import type { OperationDocs, SchemaDocs } from '../docs.js';
import type { PageEntry } from './index-entries.js';

/** An operation or schema as a page of the search index. */
export interface DocsPage {
  readonly page: PageEntry;
  /** Its descriptions, one per line. */
  readonly text: string;
  /** A query that equals one of them ranks it first. */
  readonly names: readonly string[];
}

/** The page of an operation: its names, path, summary, parameters, descriptions, and what its types contain. */
export function operationPage(operation: OperationDocs): DocsPage {
  const { name, operationId = name, hooks, method, path, summary = '', tags, parameters } = operation;
  const hookNames = Object.values(hooks);
  const contents = [operation.body, ...operation.responses].flatMap((part) => part?.contents ?? []);
  const defines = [...hookNames, ...(operationId === name ? [] : [operationId])].join(' ');
  const mentions = parameters.map((parameter) => parameter.name).join(' ');
  const uses = namesInTypes([...parameters, ...contents]);
  const described = [operation, ...parameters, operation.body, ...operation.responses];
  return {
    page: [path, name, '', [method, ...tags].join(' '), [['', summary, defines, mentions, uses]]],
    text: descriptions(described),
    names: [name, operationId, ...hookNames, path, `${method} ${path}`],
  };
}

/** The page of a schema: its names, properties, descriptions, and what its types contain. */
export function schemaPage({ name, schemaName, properties, type, description }: SchemaDocs): DocsPage {
  const mentions = properties.map((property) => property.name).join(' ');
  return {
    page: ['', name, '', '', [['', '', schemaName, mentions, namesInTypes([{ type }])]]],
    text: descriptions([{ description }, ...properties]),
    names: [name, schemaName],
  };
}

const TYPE_TOKEN = /\/\*[^]*?\*\/|(['"])((?:(?!\1)[^\\]|\\[^])*)\1|([\w$]+)(\??:)?/g;

/** The enum values and property names in TypeScript types. */
function namesInTypes(typed: readonly { readonly type: string }[]): string {
  const names = new Set<string>();
  for (const { type } of typed) {
    for (const [, , value = '', word = '', isProperty] of type.matchAll(TYPE_TOKEN))
      names.add(isProperty ? word : value);
  }
  return [...names].join(' ');
}

function descriptions(
  described: readonly ({ readonly description?: string | undefined } | undefined)[],
): string {
  return described.flatMap((part) => part?.description || []).join('\n');
}
