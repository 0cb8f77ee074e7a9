import type { Operation, Parameter } from '../model/model.js';
import type { BodyNames } from './operation-bodies.js';
import { emitOptionalType, emitType } from './emit-type.js';
import { hardline, indent, type Layout } from './layout.js';
import type { Scope } from './scope.js';
import { comment, propertyKey } from './source-text.js';

const parts = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
] as const;

/** `{ path, query, headers, body }`, each part there where the operation has it and required where it requires it. */
export function emitRequestType(
  { parameters, body }: Operation,
  bodyNames: BodyNames | undefined,
  scope: Scope,
): Layout {
  const members = parts.flatMap(([place, name]) => {
    const some = parameters.filter((parameter) => parameter.in === place);
    return some.length === 0 ? [] : [emitPart(name, some, scope)];
  });
  if (body && bodyNames)
    members.push([
      comment(body.description ? { text: body.description } : {}),
      body.required ? 'body: ' : 'body?: ',
      bodyNames.type,
      ';',
    ]);
  if (members.length === 0) return '{}';
  return ['{', indent(members.map((member) => [hardline, member])), hardline, '}'];
}

function emitPart(name: string, parameters: readonly Parameter[], scope: Scope): Layout {
  const optional = parameters.every((parameter) => !parameter.required);
  return [
    name,
    optional ? '?: {' : ': {',
    indent(parameters.map((parameter) => [hardline, emitParameter(parameter, scope)])),
    hardline,
    '};',
  ];
}

function emitParameter({ name, required, schema, doc }: Parameter, scope: Scope): Layout {
  const type = required ? emitType(schema, scope) : emitOptionalType(schema, scope);
  return [comment(doc), propertyKey(name), required ? ': ' : '?: ', type, ';'];
}
