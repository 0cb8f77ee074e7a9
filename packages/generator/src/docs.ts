/** `docs.json`: what search, view and the workbench read. */
export type Docs = {
  source: string;
  title: string;
  version?: string;
  description?: string;
  operations: OperationDocs[];
  schemas: SchemaDocs[];
};

export type OperationDocs = {
  /** The plain function: `getPetById`. */
  name: string;
  operationId?: string;
  method: string;
  path: string;
  server?: string;
  /** The module without its extension: `get-pet-by-id`. */
  file: string;
  hooks: { stateful: string; stateless: string; download?: string };
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags: string[];
  parameters: ParameterDocs[];
  body?: { contentType: string; required: boolean; type: string; description?: string };
  responses: { status: string; contentType?: string; type?: string; description?: string }[];
  /** The types of the plain function, on one line. */
  signature: string;
  /** A component that uses the operation: TSX that compiles beside the generated code. */
  sample: string;
};

export type ParameterDocs = {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  type: string;
  description?: string;
  deprecated?: boolean;
};

export type SchemaDocs = {
  /** The type: `Pet`. */
  name: string;
  /** The zod schema: `petSchema`. */
  schema: string;
  description?: string;
  deprecated?: boolean;
  /** TypeScript, as it stands in `schemas.ts`. */
  type: string;
  properties: { name: string; required: boolean; type: string; description?: string; deprecated?: boolean }[];
};
