import type {
  BodyContent,
  Model,
  NamedSchema,
  Operation,
  Parameter,
  Response,
  ResponseContent,
} from '../../src/model/model.js';
import type { Schema } from '../../src/model/schema.js';

/** A model with named schemas. Their names are also their targets. */
export function modelWith(schemas: Record<string, Schema> = {}, more: Partial<Model> = {}): Model {
  const named = Object.entries(schemas).map(([name, schema]): NamedSchema => ({
    name,
    constant: `${name}Schema`,
    original: name,
    pointer: `/components/schemas/${name}`,
    schema,
    doc: {},
  }));
  return {
    source: 'shop',
    title: 'Shop',
    version: undefined,
    description: undefined,
    schemas: named,
    webhooks: [],
    operations: [],
    byTarget: new Map(named.map((one) => [one.name, one])),
    types: new Set(named.map(({ name }) => name)),
    constants: new Set(named.map(({ constant }) => constant)),
    auth: undefined,
    ...more,
  };
}

/** A minimal operation: `GET /pets`. */
export function operationWith(more: Partial<Operation> = {}): Operation {
  return {
    name: 'getPets',
    typeName: 'GetPets',
    file: 'get-pets',
    operationId: undefined,
    method: 'GET',
    path: '/pets',
    server: undefined,
    summary: undefined,
    description: undefined,
    deprecated: false,
    tags: [],
    parameters: [],
    body: undefined,
    responses: [],
    security: [],
    accepted: [],
    ...more,
  };
}

export function parameterWith(more: Partial<Parameter> = {}): Parameter {
  return {
    in: 'query',
    name: 'limit',
    required: false,
    json: false,
    schema: { kind: 'unknown' },
    doc: {},
    ...more,
  };
}

export function bodyContent(
  as: BodyContent['as'],
  contentType: string,
  schema: Schema,
  encoding: BodyContent['encoding'] = [],
): BodyContent {
  return { as, contentType, schema, encoding };
}

export function response(status: string, ...contents: ResponseContent[]): Response {
  return { status, description: undefined, contents };
}

export function content(as: ResponseContent['as'], contentType: string, schema: Schema): ResponseContent {
  return { as, contentType, schema };
}

export function json(schema: Schema): ResponseContent & { as: 'json' } {
  return { as: 'json', contentType: 'application/json', schema };
}
