/** `docs.json`: what search, view and the workbench read. Texts are those of the document; absent where it has none. */
export type Docs = {
  /** The id of the source: `petstore`. */
  source: string;
  /** `info.title`. */
  title: string;
  /** `info.version`. */
  version?: string;
  /** `info.description`, in Markdown. */
  description?: string;
  /** Each operation that has hooks, in the order of the document. */
  operations: OperationDocs[];
  /** Each schema that has a name. */
  schemas: SchemaDocs[];
};

/** An operation, as the document describes it and as the generated code names it. */
export type OperationDocs = {
  /** The plain function: `getPetById`. */
  name: string;
  /** As the document has it, which may be no identifier. */
  operationId?: string;
  /** In capitals: `GET`. */
  method: string;
  /** The template: `/pet/{petId}`. */
  path: string;
  /** The first server URL, where it is absolute. */
  server?: string;
  /** The module without its extension: `get-pet-by-id`. */
  file: string;
  /**
   * The names of the hooks; `download` where the response is a file, `stream` where it is a stream. Where it is nothing but
   * a stream, the others are its hooks, too.
   */
  hooks: { stateful: string; stateless: string; download?: string; stream?: string };
  /** What it does, in a few words. */
  summary?: string;
  /** What it does, in Markdown. */
  description?: string;
  /** Whether the document calls it deprecated. */
  deprecated?: boolean;
  /** The groups that the document puts it into. */
  tags: string[];
  /** What goes into the path, the query and the headers. */
  parameters: ParameterDocs[];
  /** What is sent. */
  body?: {
    /** Whether the type of the request requires it. */
    required: boolean;
    /** What it means, in Markdown. */
    description?: string;
    /** One for each content type; the first is sent unless the request's `contentType` names another. */
    contents: ContentDocs[];
  };
  /** What comes back, by status, range (`2XX`) or `default`. */
  responses: ResponseDocs[];
  /** The types of the plain function, on one line. */
  signature: string;
  /** A component that uses the operation: TSX that compiles beside the generated code. */
  sample: string;
};

/** A response of an operation. */
export type ResponseDocs = {
  /** The status, a range (`2XX`) or `default`. */
  status: string;
  /** What it means, in Markdown. */
  description?: string;
  /**
   * One for each content type; the first of a success is asked for unless the request's `accept` names another. Empty
   * without a body.
   */
  contents: ContentDocs[];
};

/** A body in one of its content types. */
export type ContentDocs = {
  /** As the document has it: `application/json`. */
  contentType: string;
  /** TypeScript; `Blob` for a file. */
  type: string;
};

/** A parameter of an operation. */
export type ParameterDocs = {
  /** The part of the request that holds it: `path`, `query` or, for `header`, `headers`. */
  in: 'path' | 'query' | 'header';
  /** Its name there. */
  name: string;
  /** Whether the type of the request requires it. */
  required: boolean;
  /** TypeScript. */
  type: string;
  /** What it means, in Markdown. */
  description?: string;
  /** Whether the document calls it deprecated. */
  deprecated?: boolean;
};

/** A schema with a name. */
export type SchemaDocs = {
  /** The type: `Pet`. */
  name: string;
  /** The zod schema: `petSchema`. */
  schemaName: string;
  /** What it means, in Markdown. */
  description?: string;
  /** Whether the document calls it deprecated. */
  deprecated?: boolean;
  /** TypeScript, as it stands in `schemas.ts`. */
  type: string;
  /** Those of an object, with their types in TypeScript. */
  properties: { name: string; required: boolean; type: string; description?: string; deprecated?: boolean }[];
};
