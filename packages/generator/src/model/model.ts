import type { Doc, Schema } from './schema.js';

/** A document with all names assigned. The input of the emitters. */
export type Model = {
  source: string;
  title: string;
  version: string | undefined;
  description: string | undefined;
  schemas: readonly NamedSchema[];
  /** The payloads of webhooks. Also in `schemas`. */
  webhooks: readonly NamedSchema[];
  operations: readonly Operation[];
  /** Named schemas by the target of a `ref`. */
  byTarget: ReadonlyMap<string, NamedSchema>;
  /** The type names of all schemas. */
  types: ReadonlySet<string>;
  /** The type of the provider's `auth`. Undefined if no operation requires credentials that can be sent. */
  auth: { typeName: string; schemes: readonly SecurityScheme[] } | undefined;
  /** The constant names of all schemas. */
  constants: ReadonlySet<string>;
};

export type NamedSchema = {
  /** The name of the type, such as `Pet`. */
  name: string;
  /** The name of the zod schema, such as `petSchema`. */
  constant: string;
  /** The name in the document. */
  original: string;
  /** The JSON pointer in the document. */
  pointer: string;
  schema: Schema;
  doc: Doc;
};

export type Operation = {
  /** In camelCase, unique in its source: `getPetById`. */
  name: string;
  /** In PascalCase, for types and hooks: `GetPetById`. */
  typeName: string;
  /** The file name without extension: `get-pet-by-id`. */
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
  /** Alternatives. The schemes of an alternative are sent together. */
  security: readonly (readonly SecurityScheme[])[];
  /** Alternatives as in the document, including those that can't be sent. An empty one means that authentication is optional. */
  accepted: readonly SecurityRequirement[];
};

/** Scopes by scheme name. */
export type SecurityRequirement = ReadonlyMap<string, readonly string[]>;

export type SecurityScheme = {
  /** The name in the document and in `auth`. */
  name: string;
  as: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** The name of the header, query parameter or cookie. */
  key?: string;
  /** A description of the setting, in one sentence. */
  summary: string;
  description: string | undefined;
};

export type Style =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** Fields with the default value of OpenAPI are undefined. */
export type Serialization = { style?: Style; explode?: boolean; allowReserved?: boolean };

export type Parameter = Serialization & {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  json: boolean;
  schema: Schema;
  doc: Doc;
  /** The default value that the server uses if the parameter isn't sent, as JSON. */
  fallback?: string;
};

export type Body = {
  required: boolean;
  description: string | undefined;
  /** One for each content type. The first is the default. */
  contents: readonly [BodyContent, ...BodyContent[]];
};

export type BodyContent = {
  as: 'json' | 'urlencoded' | 'multipart' | 'binary' | 'text';
  contentType: string;
  schema: Schema;
  encoding: readonly [property: string, encoding: Serialization & { contentType?: string }][];
};

export type Response = {
  /** A status code, a range such as `2XX`, or `default`. */
  status: string;
  description: string | undefined;
  /** One for each content type, empty without a body. The first is the default. */
  contents: readonly ResponseContent[];
  /** Set if the response can be a stream. */
  stream?: StreamBody;
};

export type StreamBody = {
  contentType: string;
  /** The runtime's parser. */
  parse: 'serverSentEvents' | 'jsonLines' | 'jsonSequence';
  /** Whether the schema describes the data of an event or the whole event. */
  item: 'data' | 'event';
  /** The format of the data. Undefined if it can be either. */
  data?: 'json' | 'text';
  schema: Schema;
};

export type ResponseContent = {
  /** `any` if the body is undocumented. */
  as: 'json' | 'text' | 'binary' | 'any';
  contentType: string;
  schema: Schema;
};
