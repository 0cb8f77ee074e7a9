import type { Model, Operation } from '../model/model.js';
import type { ProductNames } from '../product-names.js';
import { emitHeader } from './emit-header.js';
import { emitOperationValue } from './emit-operation-value.js';
import { emitRequestType } from './emit-request-type.js';
import { emitTypeAlias, importChecks } from './emit-schemas.js';
import type { GeneratedFile } from './generated-file.js';
import { group, hardline, ifBroken, indent, join, type Layout, line, print, softline } from './layout.js';
import { type Bodies, emitBodies, isSuccess } from './operation-bodies.js';
import { Scope } from './scope.js';
import { comment, quoted } from './source-text.js';
import { bareUnion, unionLayout } from './union-layout.js';

/** One operation's module: its types, its description as data, and its hooks. */
export function emitOperation(operation: Operation, model: Model, names: ProductNames): GeneratedFile {
  const scope = new Scope(model);
  const { typeName } = operation;
  const bodies = emitBodies(operation, scope);
  const request = emitRequestType(operation, bodies.request, scope);
  const value = emitOperationValue(operation, model.source, bodies, scope);
  const error = emitErrors(operation, bodies);
  const types = ['Request', 'Data', 'Error'].map((part) => typeName + part);
  const body: Layout = [
    ...bodies.declarations.map((declaration) => [declaration, hardline]),
    [emitTypeAlias(`${typeName}Request`, request), hardline],
    ...(bodies.data === undefined ? [] : [[emitTypeAlias(`${typeName}Data`, bodies.data), hardline]]),
    [emitTypeAlias(`${typeName}Error`, error), hardline],
    [
      'const operation: ',
      group('Operation<', indent(softline, join([',', line], types)), softline, '>'),
      ' = ',
      value,
      ';',
      hardline,
      hardline,
    ],
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

function emitErrors({ responses }: Operation, { responses: bodies }: Bodies): Layout {
  const errors = responses.filter(
    (response) => response.status === 'default' || !isSuccess(response, responses),
  );
  if (errors.length === 0) return 'never';
  const members = errors.map((response): Layout => {
    const status = /^\d+$/.test(response.status) ? response.status : 'number';
    const body = bareUnion(bodies.get(response)?.members ?? ['undefined']);
    return group('HttpError<', indent(softline, status, ',', line, body), softline, '>');
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
    ? [[comment(short), exported(`use${typeName}Download`, 'createDownloadHook')]]
    : [];
  return [
    [comment(full), exported(`use${typeName}`, 'createStatefulHook')],
    [comment(short), exported(`use${typeName}Async`, 'createStatelessHook')],
    ...download,
    [comment(short), exported(name, 'createCall')],
  ];
}

/** Whether a success is a file. */
export function isDownload({ responses }: Operation): boolean {
  return responses.some((response) => response.content?.as === 'binary' && isSuccess(response, responses));
}

function exported(name: string, factory: string): Layout {
  return [`export const ${name} = /* @__PURE__ */ ${factory}(operation);`, hardline];
}

function emitImports(operation: Operation, error: Layout, scope: Scope, names: ProductNames): Layout {
  const { reactPackage } = names;
  const runtime = [
    ...[
      ...scope.runtime,
      'createCall',
      ...(isDownload(operation) ? ['createDownloadHook'] : []),
      'createStatefulHook',
      'createStatelessHook',
    ].sort(),
    ...(error === 'never' ? [] : ['type HttpError']),
    'type Operation',
  ];
  const ours = [...[...scope.constants].sort(), ...[...scope.types].sort().map((type) => `type ${type}`)];
  return [
    ...(scope.keywords ? [importChecks(names)] : []),
    importOf(runtime, `${reactPackage}/generated`),
    ...(scope.zod ? [["import * as z from 'zod/mini';", hardline]] : []),
    ...(ours.length === 0 ? [] : [importOf(ours, './schemas')]),
  ];
}

function importOf(names: readonly string[], from: string): Layout {
  return [
    group('import {', indent(line, join([',', line], names)), ifBroken(','), line, `} from ${quoted(from)};`),
    hardline,
  ];
}
