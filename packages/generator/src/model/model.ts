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
  /** What the provider's `auth` takes; undefined where no operation requires anything that can be sent. */
  auth: { typeName: string; schemes: readonly SecurityScheme[] } | undefined;
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
  /** Any of these will do; what stands in one goes together. */
  security: readonly (readonly SecurityScheme[])[];
  /** Any of these will do, as the document has them: also what code cannot send, and an empty one where it needs none. */
  accepted: readonly SecurityRequirement[];
};

/** Scopes by the names of the schemes that go together. */
export type SecurityRequirement = ReadonlyMap<string, readonly string[]>;

export type SecurityScheme = {
  /** The name in the document, and of the setting. */
  name: string;
  as: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** The name of the header, the query parameter or the cookie. */
  key?: string;
  /** What the setting is, in one sentence. */
  what: string;
  description: string | undefined;
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
  /** JSON of the value that the server takes for a parameter that isn't sent. */
  fallback?: string;
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
  /** Where the response may be a stream, too. */
  stream?: StreamBody;
};

export type StreamBody = {
  contentType: string;
  /** The parser of the runtime. */
  parse: 'serverSentEvents' | 'jsonLines' | 'jsonSequence';
  /** What the schema describes: the data of an event, or the event itself. */
  item: 'data' | 'event';
  /** How the data is written; undefined where some is JSON and some is text. */
  data?: 'json' | 'text';
  schema: Schema;
};

export type ResponseContent = {
  /** `any` where nothing is known of the body. */
  as: 'json' | 'text' | 'binary' | 'any';
  contentType: string;
  schema: Schema;
};
