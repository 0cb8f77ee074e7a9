/**
 * The contents of `docs.json`, read by `search`, `view` and the workbench. Titles, summaries and descriptions are copied from
 * the spec, and omitted if it has none.
 */
export type Docs = {
  /** The id of the source, such as `petstore`. */
  source: string;
  /** `info.title`. */
  title: string;
  /** `info.version`. */
  version?: string;
  /** `info.description`, in Markdown. */
  description?: string;
  /** The operations that have hooks, in the order of the spec. */
  operations: OperationDocs[];
  /** The named schemas. */
  schemas: SchemaDocs[];
};

/** An operation: its description in the spec and its names in the generated code. */
export type OperationDocs = {
  /** The name of the plain function, such as `getPetById`. */
  name: string;
  /** As in the spec. Not necessarily a valid identifier. */
  operationId?: string;
  /** The HTTP method in uppercase, such as `GET`. */
  method: string;
  /** The path template, such as `/pet/{petId}`. */
  path: string;
  /** The URL of the first server, if it is absolute. */
  server?: string;
  /** The name of the module, without its extension, such as `get-pet-by-id`. */
  file: string;
  /**
   * The names of the hooks: `download` if a success response is a file, `stream` if it is a stream. If every success response
   * is a stream, `stateful` and `stateless` are stream hooks too.
   */
  hooks: { stateful: string; stateless: string; download?: string; stream?: string };
  /** A short summary, in plain text. */
  summary?: string;
  /** A description, in Markdown. */
  description?: string;
  /** Whether the spec marks it as deprecated. */
  deprecated?: boolean;
  /** The names of its tags. */
  tags: string[];
  /** The path, query and header parameters. */
  parameters: ParameterDocs[];
  /** The request body. */
  body?: {
    /** Whether it is required in the request type. */
    required: boolean;
    /** A description, in Markdown. */
    description?: string;
    /** One entry for each content type. The first one is sent unless the request's `contentType` selects another. */
    contents: ContentDocs[];
  };
  /** The documented responses. */
  responses: ResponseDocs[];
  /** The signature of the plain function, on one line. */
  signature: string;
  /** An example component (TSX) that compiles next to the generated code. */
  sample: string;
};

/** A response of an operation. */
export type ResponseDocs = {
  /** A status code, a range such as `2XX`, or `default`. */
  status: string;
  /** A description, in Markdown. */
  description?: string;
  /**
   * One entry for each content type, empty if the response has no body. For a success response, the first one is requested
   * unless the request's `accept` selects another.
   */
  contents: ContentDocs[];
};

/** The type of a body for one content type. */
export type ContentDocs = {
  /** As in the spec, such as `application/json`. */
  contentType: string;
  /** The TypeScript type. `Blob` for a file. */
  type: string;
};

/** A parameter of an operation. */
export type ParameterDocs = {
  /** The location of the parameter. In the request, `header` parameters are in `headers`. */
  in: 'path' | 'query' | 'header';
  /** The name of the parameter, as in the spec. */
  name: string;
  /** Whether it is required in the request type. */
  required: boolean;
  /** The TypeScript type. */
  type: string;
  /** A description, in Markdown. */
  description?: string;
  /** Whether the spec marks it as deprecated. */
  deprecated?: boolean;
};

/** A named schema. */
export type SchemaDocs = {
  /** The name of the type, such as `Pet`. */
  name: string;
  /** The name of the zod schema, such as `petSchema`. */
  schemaName: string;
  /** Its JSON pointer in the saved spec, such as `/components/schemas/Pet`. */
  pointer: string;
  /** A description, in Markdown. */
  description?: string;
  /** Whether the spec marks it as deprecated. */
  deprecated?: boolean;
  /** The type declaration, as in `schemas.ts`. */
  type: string;
  /** The properties of an object with their TypeScript types. Empty for any other schema. */
  properties: { name: string; required: boolean; type: string; description?: string; deprecated?: boolean }[];
};
