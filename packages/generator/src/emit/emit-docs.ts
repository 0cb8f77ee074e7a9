import type { Docs, OperationDocs, ParameterDocs, SchemaDocs } from '../docs.js';
import type { Model, NamedSchema, Operation } from '../model/model.js';
import { type Schema, withoutChecks } from '../model/schema.js';
import type { ProductNames } from '../product-names.js';
import { emitMark } from './emit-header.js';
import { emitSample } from './emit-sample.js';
import { emitOptionalType, emitType } from './emit-type.js';
import { isStreamOnly, streamOf } from './emit-stream.js';
import { printTypeAlias } from './emit-schemas.js';
import { type Joined, joinPieces } from './join-pieces.js';
import { print } from './layout.js';
import { Scope } from './scope.js';
import { quoted } from './source-text.js';
import { acceptChoices, isDownload } from './successes.js';

/** Emits `docs.json` (see {@link Docs}). `operations` and `schemas` are JSON, already indented for their position. */
export function emitDocs(
  model: Model,
  names: ProductNames,
  operations = model.operations.map((operation) => emitOperationDocs(operation, model, names)),
  schemas = model.schemas.map((named) => emitSchemaDocs(named, model)),
): Joined {
  const path = 'docs.json';
  const head: Omit<Docs, 'operations' | 'schemas'> & { $comment: string } = {
    $comment: emitMark(path, model.source, names),
    source: model.source,
    title: model.title,
    ...optional({ version: model.version, description: model.description }),
  };
  const text = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  const [open, close] = operations.length === 0 ? ['[', ']'] : ['[\n', '\n  ]'];
  const separator = ',\n';
  return joinPieces(
    path,
    [
      { head: `${text},\n  "operations": ${open}`, pieces: operations, separator },
      { head: `${close},\n  "schemas": ${schemas.length === 0 ? '[' : '[\n'}`, pieces: schemas, separator },
    ],
    schemas.length === 0 ? ']\n}\n' : '\n  ]\n}\n',
  );
}

export function emitOperationDocs(operation: Operation, model: Model, names: ProductNames): string {
  return indented(operationDocs(operation, model, names, new Scope(model)));
}

export function emitSchemaDocs(named: NamedSchema, model: Model): string {
  return indented(schemaDocs(named, new Scope(model)));
}

/** JSON indented as an item of a top-level array property. */
function indented(value: object): string {
  return JSON.stringify([[value]], undefined, 2).slice('[\n  [\n'.length, -'\n  ]\n]'.length);
}

function operationDocs(operation: Operation, model: Model, names: ProductNames, scope: Scope): OperationDocs {
  const { name, typeName, body, responses } = operation;
  const stream = isStreamOnly(operation) ? 'Stream' : '';
  const typeOf = (schema: Schema) => print(emitType(schema, scope));
  const contentDocs = ({ contentType, schema }: { contentType: string; schema: Schema }) => ({
    contentType,
    type: typeOf(schema),
  });
  return {
    name,
    ...optional({ operationId: operation.operationId }),
    method: operation.method,
    path: operation.path,
    ...optional({ server: operation.server }),
    file: operation.file,
    hooks: {
      stateful: `use${typeName}${stream}`,
      stateless: `use${typeName}${stream}Async`,
      ...(isDownload(operation) ? { download: `use${typeName}Download` } : {}),
      ...(streamOf(operation) ? { stream: `use${typeName}Stream` } : {}),
    },
    ...optional({ summary: operation.summary, description: operation.description }),
    ...(operation.deprecated ? { deprecated: true } : {}),
    tags: [...operation.tags],
    parameters: operation.parameters.map(
      ({ in: place, name: parameter, required, schema, doc }): ParameterDocs => ({
        in: place,
        name: parameter,
        required,
        type: typeOf(schema),
        ...optional({ description: doc.text, deprecated: doc.deprecated }),
      }),
    ),
    ...(body === undefined
      ? {}
      : {
          body: {
            required: body.required,
            ...optional({ description: body.description }),
            contents: body.contents.map(contentDocs),
          },
        }),
    responses: responses.map(({ status, description, contents, stream: events }) => ({
      status,
      ...optional({ description }),
      contents: [
        ...contents.map(contentDocs),
        ...(events ? [{ contentType: events.contentType, type: scope.typeFor(operation, 'Event') }] : []),
      ],
    })),
    signature: stream
      ? `${name}Stream(config: SourceConfig, request: ${scope.typeFor(operation, 'Request')}): AsyncGenerator<${scope.typeFor(operation, 'Event')}>`
      : signatureOf(operation, scope),
    sample: emitSample(operation, model, names),
  };
}

function signatureOf(operation: Operation, scope: Scope): string {
  const { name } = operation;
  const typeFor = (part: string) => scope.typeFor(operation, part);
  const [chosen] = acceptChoices(operation);
  if (chosen === undefined)
    return `${name}(config: SourceConfig, request: ${typeFor('Request')}): Promise<${typeFor('Data')}>`;
  const request = `${typeFor('Request')} & { accept?: Accept }`;
  const data = `${typeFor('DataByAccept')}[Accept]`;
  return `${name}<Accept = ${quoted(chosen)}>(config: SourceConfig, request: ${request}): Promise<${data}>`;
}

function schemaDocs(named: NamedSchema, scope: Scope): SchemaDocs {
  const { name, constant, pointer, schema, doc } = named;
  const plain = withoutChecks(schema);
  const properties = plain.kind === 'object' ? plain.properties : [];
  return {
    name,
    schemaName: constant,
    pointer,
    ...optional({ description: doc.text, deprecated: doc.deprecated }),
    type: printTypeAlias(named, scope).trimEnd(),
    properties: properties.map((property) => ({
      name: property.name,
      required: property.required,
      type: print(
        property.required ? emitType(property.schema, scope) : emitOptionalType(property.schema, scope),
      ),
      ...optional({ description: property.doc.text, deprecated: property.doc.deprecated }),
    })),
  };
}

/** Omits undefined properties. */
function optional<T extends object>(properties: T): { [key in keyof T]?: NonNullable<T[key]> } {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as never;
}
