import type { Doc, Schema } from './schema.js';

/** A document with every name resolved: all that the emitters need. */
export type Model = {
  source: string;
  title: string;
  version: string | undefined;
  description: string | undefined;
  schemas: readonly NamedSchema[];
  /** The payloads of webhooks, which are among the schemas. */
  webhooks: readonly NamedSchema[];
  operations: readonly Operation[];
  /** Named schemas by the target of a `ref`. */
  byTarget: ReadonlyMap<string, NamedSchema>;
  /** The names of all schemas' types. */
  types: ReadonlySet<string>;
  /** The names of all schemas' constants. */
  constants: ReadonlySet<string>;
};

export type NamedSchema = {
  /** The type's name: `Pet`. */
  name: string;
  /** The schema's name: `petSchema`. */
  constant: string;
  /** The name that the document gives. */
  original: string;
  schema: Schema;
  doc: Doc;
};

export type Operation = {
  /** camelCase, unique in its source: `getPetById`. */
  name: string;
  /** PascalCase, for types and hooks: `GetPetById`. */
  typeName: string;
  /** File name without extension: `get-pet-by-id`. */
  file: string;
  operationId: string | undefined;
  method: string;
  path: string;
  server: string | undefined;
  summary: string | undefined;
  description: string | undefined;
  deprecated: boolean;
  tags: readonly string[];
  parameters: readonly Parameter[];
  body: Body | undefined;
  responses: readonly Response[];
};

export type Style =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** Undefined where the value is OpenAPI's default. */
export type Serialization = { style?: Style; explode?: boolean; allowReserved?: boolean };

export type Parameter = Serialization & {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  json: boolean;
  schema: Schema;
  doc: Doc;
};

export type Body = {
  required: boolean;
  description: string | undefined;
  /** One for each content type; the first is sent unless the request names another. */
  contents: readonly [BodyContent, ...BodyContent[]];
};

export type BodyContent = {
  as: 'json' | 'urlencoded' | 'multipart' | 'binary' | 'text';
  contentType: string;
  schema: Schema;
  encoding: readonly [property: string, encoding: Serialization & { contentType?: string }][];
};

export type Response = {
  /** `200`, `2XX` or `default`. */
  status: string;
  description: string | undefined;
  /** One for each content type, the first of which is asked for unless the request names another; empty without a body. */
  contents: readonly ResponseContent[];
};

export type ResponseContent = {
  /** `any` where nothing is known of the body. */
  as: 'json' | 'text' | 'binary' | 'any';
  contentType: string;
  schema: Schema;
};
