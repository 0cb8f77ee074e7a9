import { essenceOf } from '../model/media-types.js';
import type { Body, Operation, Parameter } from '../model/model.js';
import { emitOptionalType, emitType } from './emit-type.js';
import { hardline, indent, type Layout } from './layout.js';
import type { Bodies } from './operation-bodies.js';
import type { Scope } from './scope.js';
import { comment, propertyKey, quoted } from './source-text.js';
import { bareUnion, unionLayout } from './union-layout.js';

const parts = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
] as const;

/** Emits the request type: `{ path, query, headers, body }`, without the parts that the operation doesn't have. */
export function emitRequestType(operation: Operation, names: Bodies['names'], scope: Scope): Layout {
  const members = parts.flatMap(([place, name]) => {
    const some = operation.parameters.filter((parameter) => parameter.in === place);
    return some.length === 0 ? [] : [emitPart(name, some, scope)];
  });
  const bodies = operation.body ? bodyMembers(operation.body, names) : [];
  if (bodies.length <= 1) return objectOf([...members, ...(bodies[0] ?? [])]);
  if (members.length === 0) return unionLayout(bodies.map(objectOf));
  return [objectOf(members), ' & (', indent(hardline, bareUnion(bodies.map(objectOf))), hardline, ')'];
}

/** The members for each distinct body type. Content types of the same type share one entry. */
function bodyMembers({ contents, required, description }: Body, names: Bodies['names']): Layout[][] {
  const groups = new Map<string, { type: Layout; contentTypes: string[] }>();
  for (const content of contents) {
    const type = names.get(content)?.type ?? 'unknown';
    const group = groups.get(JSON.stringify(type));
    if (group) group.contentTypes.push(content.contentType);
    else groups.set(JSON.stringify(type), { type, contentTypes: [content.contentType] });
  }
  return [...groups.values()].map(({ type, contentTypes }, index) => [
    ...(contents.length === 1 ? [] : [emitContentType(contentTypes, index === 0)]),
    [comment(description ? { text: description } : {}), required ? 'body: ' : 'body?: ', type, ';'],
  ]);
}

function emitContentType(contentTypes: readonly string[], optional: boolean): Layout {
  const types = contentTypes.map((type) =>
    type.includes('*') ? `\`${essenceOf(type).replaceAll('*', '${string}')}\`` : quoted(type),
  );
  return [
    optional ? 'contentType?: ' : 'contentType: ',
    unionLayout([...types, ...(optional ? ['undefined'] : [])]),
    ';',
  ];
}

function objectOf(members: readonly Layout[]): Layout {
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
