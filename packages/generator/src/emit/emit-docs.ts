import type { Docs, OperationDocs, ParameterDocs, SchemaDocs } from '../docs.js';
import type { Model, NamedSchema, Operation } from '../model/model.js';
import { type Schema, withoutChecks } from '../model/schema.js';
import type { ProductNames } from '../product-names.js';
import { emitMark } from './emit-header.js';
import { emitSample } from './emit-sample.js';
import { emitOptionalType, emitType } from './emit-type.js';
import { isStreamOnly, streamOf } from './emit-stream.js';
import { printTypeAlias } from './emit-schemas.js';
import type { GeneratedFile } from './generated-file.js';
import { print } from './layout.js';
import { Scope } from './scope.js';
import { quoted } from './source-text.js';
import { acceptChoices, isDownload } from './successes.js';

/** `docs.json`: the document in the words of the generated code. */
export function emitDocs(model: Model, names: ProductNames): GeneratedFile {
  const scope = new Scope(model);
  const docs: Docs = {
    source: model.source,
    title: model.title,
    ...optional({ version: model.version, description: model.description }),
    operations: model.operations.map((operation) => operationDocs(operation, model, names, scope)),
    schemas: model.schemas.map((named) => schemaDocs(named, scope)),
  };
  const path = 'docs.json';
  const marked = { $comment: emitMark(path, model.source, names), ...docs };
  return { path, contents: `${JSON.stringify(marked, undefined, 2)}\n` };
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
  const { name, constant, schema, doc } = named;
  const plain = withoutChecks(schema);
  const properties = plain.kind === 'object' ? plain.properties : [];
  return {
    name,
    schemaName: constant,
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

/** Leaves out what is undefined. */
function optional<T extends object>(properties: T): { [key in keyof T]?: NonNullable<T[key]> } {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as never;
}
