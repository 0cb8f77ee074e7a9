import type { Change, OperationDocs, SchemaDocs } from '@hookloom/generator';
import type { Json, JsonObject } from './json.ts';

/** Why something can't be shown, and what to do about it. */
export type Problem = { message: string; hint?: string };

/** An operation in a list. */
export type OperationRow = Pick<
  OperationDocs,
  'name' | 'method' | 'path' | 'summary' | 'tags' | 'deprecated'
>;

/** A schema in a list. */
export type SchemaRow = Pick<SchemaDocs, 'name' | 'deprecated'>;

/** A base URL that requests can be sent to. */
export type Server = { url: string; description?: string };

/** A security scheme of a spec that the workbench can send. */
export type Scheme = {
  name: string;
  as: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** The name of the header, query parameter or cookie. */
  key?: string;
  description?: string;
};

/** A source: what the lists and its page show. */
export type SourceIndex = {
  id: string;
  title: string;
  version?: string;
  description?: string;
  /** The folder of its generated code, relative to the project. */
  folder: string;
  operations: OperationRow[];
  schemas: SchemaRow[];
  servers: Server[];
  schemes: Scheme[];
  /** The names of the headers that the server adds to its requests. */
  addedHeaders: string[];
  problems: Problem[];
};

/** A named schema that the schema refers to. */
export type Referenced = {
  /** The schemas by `$ref`. */
  schemas: Record<string, Json>;
  /** The names of the generated types by `$ref`. */
  names: Record<string, string>;
};

/** An operation with all that its page shows. */
export type OperationDetail = Referenced & {
  docs: OperationDocs;
  /** The operation in the spec, with its parameters, body and responses resolved. */
  operation: ResolvedOperation;
};

/** An operation of a spec. Schemas keep their `$ref`s. */
export type ResolvedOperation = {
  parameters: JsonObject[];
  requestBody?: JsonObject;
  responses: Record<string, JsonObject>;
  /** Alternatives of scheme names. One is enough. */
  security: string[][];
};

/** A schema with all that its page shows. */
export type SchemaDetail = Referenced & {
  docs: SchemaDocs;
  schema: Json;
  usedBy: { operations: OperationRow[]; schemas: string[] };
};

/** What the last sync of a source changed. */
export type SourceChanges = {
  /** When it was synced, as an ISO 8601 date. Undefined if no change is known. */
  at?: string;
  changes: Change[];
};

/** A result of a search. */
export type Hit =
  | { kind: 'operation'; source: string; operation: OperationRow }
  | { kind: 'schema'; source: string; name: string };

/** Supplies the workbench with data. All promises may reject with an `Error` whose message is shown. */
export type WorkbenchData = {
  sources: () => Promise<SourceIndex[]>;
  search: (query: string) => Promise<Hit[]>;
  operation: (source: string, name: string) => Promise<OperationDetail>;
  schema: (source: string, name: string) => Promise<SchemaDetail>;
  /** Without it, the workbench says nothing about changes. */
  changes?: (source: string) => Promise<SourceChanges>;
  /** Calls back when the data has changed. Returns a function that ends it. */
  subscribe?: (onChange: () => void) => () => void;
};
