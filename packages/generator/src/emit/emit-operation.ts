import type { Model, Operation } from '../model/model.js';
import type { ProductNames } from '../product-names.js';
import { emitHeader } from './emit-header.js';
import { emitOperationValue } from './emit-operation-value.js';
import { emitRequestType } from './emit-request-type.js';
import { emitStream, isStreamOnly, streamOf } from './emit-stream.js';
import { emitTypeAlias, importChecks } from './emit-schemas.js';
import type { GeneratedFile } from './generated-file.js';
import { group, hardline, ifBroken, indent, join, type Layout, line, print, softline } from './layout.js';
import { type Bodies, dataMembers, emitBodies, membersOf } from './operation-bodies.js';
import { Scope } from './scope.js';
import { comment, propertyKey, quoted } from './source-text.js';
import { acceptChoices, downloadChoice, errorsOf, isDownload } from './successes.js';
import { bareUnion, unionLayout } from './union-layout.js';

/** Emits the module of an operation: its types, its `operation` object and its hooks. */
export function emitOperation(operation: Operation, model: Model, names: ProductNames): GeneratedFile {
  const scope = new Scope(model);
  const bodies = emitBodies(operation, scope);
  const request = emitRequestType(operation, bodies.names, scope);
  const value = emitOperationValue(operation, model.source, bodies, scope);
  const error = emitErrors(operation, bodies);
  const stream = streamOf(operation);
  const events = stream && emitStream(operation, stream, scope);
  const streamOnly = isStreamOnly(operation);
  const choices = acceptChoices(operation);
  const [chosen] = choices;
  const [requestType, dataType, byAccept, errorType] = ['Request', 'Data', 'DataByAccept', 'Error'].map(
    (part) => scope.typeFor(operation, part),
  ) as [string, string, string, string];
  const types =
    chosen === undefined
      ? [requestType, streamOnly ? 'never' : dataType, errorType]
      : [requestType, byAccept, quoted(chosen), errorType];
  const data =
    chosen === undefined
      ? bodies.data && emitTypeAlias(dataType, bodies.data)
      : [
          emitTypeAlias(byAccept, emitDataByAccept(operation, choices, bodies)),
          hardline,
          emitTypeAlias(dataType, `${byAccept}[${quoted(chosen)}]`),
        ];
  const body: Layout = [
    ...bodies.declarations.map((declaration) => [declaration, hardline]),
    [emitTypeAlias(requestType, request), hardline],
    ...(data === undefined || streamOnly ? [] : [[data, hardline]]),
    [emitTypeAlias(errorType, error), hardline],
    [
      'const operation: ',
      group(
        chosen === undefined ? 'Operation<' : 'AcceptOperation<',
        indent(softline, join([',', line], types)),
        softline,
        '>',
      ),
      ' = ',
      value,
      ';',
      hardline,
      hardline,
    ],
    events ?? '',
    join(hardline, hooksOf(operation)),
  ];
  const path = `${operation.file}.ts`;
  const contents = print([
    emitHeader(path, model.source, names),
    emitImports(operation, error, scope, names),
    hardline,
    body,
  ]);
  return { path, contents };
}

/** Emits an object type that maps each `accept` choice to the type of the data. */
function emitDataByAccept(operation: Operation, choices: readonly string[], { names }: Bodies): Layout {
  const entries = choices.map((choice) => {
    const type = unionLayout(dataMembers(operation, names, choice));
    return [hardline, propertyKey(choice), ': ', type, ';'];
  });
  return ['{', indent(entries), hardline, '}'];
}

function emitErrors(operation: Operation, { names }: Bodies): Layout {
  const errors = errorsOf(operation);
  if (errors.length === 0) return 'never';
  const members = errors.map(({ status, contents }): Layout => {
    const code = /^\d+$/.test(status) ? status : 'number';
    const body = bareUnion(membersOf(contents, names));
    return group('HttpError<', indent(softline, code, ',', line, body), softline, '>');
  });
  return unionLayout(members);
}

function hooksOf(operation: Operation): Layout[] {
  const { name, typeName, deprecated, method, path } = operation;
  const short = {
    text: [operation.summary, `\`${method} ${path}\``].filter(Boolean).join('\n\n'),
    deprecated,
  };
  const full = {
    text: [operation.summary, operation.description, `\`${method} ${path}\``].filter(Boolean).join('\n\n'),
    deprecated,
  };
  const download = isDownload(operation)
    ? [[comment(short), exported(`use${typeName}Download`, 'createDownloadHook', downloadChoice(operation))]]
    : [];
  const callHooks = [
    [comment(full), exported(`use${typeName}`, 'createStatefulHook')],
    [comment(short), exported(`use${typeName}Async`, 'createStatelessHook')],
    ...download,
    [comment(short), exported(name, 'createCall')],
  ];
  const streamHooks = [
    [comment(full), exportedOf(`use${typeName}Stream`, 'createStreamHook', streamArgs)],
    [comment(short), exportedOf(`use${typeName}StreamAsync`, 'createStatelessStreamHook', streamArgs)],
    [comment(short), exportedOf(`${name}Stream`, 'createStreamCall', streamArgs)],
  ];
  return [...(isStreamOnly(operation) ? [] : callHooks), ...(streamOf(operation) ? streamHooks : [])];
}

function exported(name: string, factory: string, accept?: string): Layout {
  return exportedOf(name, factory, ['operation', ...(accept === undefined ? [] : [quoted(accept)])]);
}

const streamArgs = ['operation', 'eventStream'];

function exportedOf(name: string, factory: string, args: readonly string[]): Layout {
  const head = `export const ${name} = /* @__PURE__ */ ${factory}(`;
  return [group(head, indent(softline, join([',', line], args)), ifBroken(','), softline, ');'), hardline];
}

function emitImports(operation: Operation, error: Layout, scope: Scope, names: ProductNames): Layout {
  const { reactPackage } = names;
  const runtime = [
    ...[
      ...scope.runtime,
      ...(operation.security.length > 0 ? ['authorize'] : []),
      ...(isStreamOnly(operation) ? [] : ['createCall', 'createStatefulHook', 'createStatelessHook']),
      ...(streamOf(operation) ? ['createStatelessStreamHook', 'createStreamCall', 'createStreamHook'] : []),
      ...(isDownload(operation) ? ['createDownloadHook'] : []),
    ].sort(),
    ...(error === 'never' ? [] : ['type HttpError']),
    acceptChoices(operation).length > 0 ? 'type AcceptOperation' : 'type Operation',
    ...(streamOf(operation) ? ['type OperationStream'] : []),
  ];
  const schemaImports = [
    ...[...scope.constants].sort(),
    ...[...scope.types].sort().map((type) => `type ${type}`),
  ];
  return [
    ...(scope.keywords ? [importChecks(names)] : []),
    importOf(runtime, `${reactPackage}/generated`),
    ...(scope.zod ? [["import * as z from 'zod/mini';", hardline]] : []),
    ...(schemaImports.length === 0 ? [] : [importOf(schemaImports, './schemas')]),
  ];
}

function importOf(names: readonly string[], from: string): Layout {
  return [
    group('import {', indent(line, join([',', line], names)), ifBroken(','), line, `} from ${quoted(from)};`),
    hardline,
  ];
}
