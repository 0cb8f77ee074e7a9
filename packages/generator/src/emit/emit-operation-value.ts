import { pascal } from '../model/names.js';
import type { Body, Operation, Parameter, Response, Serialization } from '../model/model.js';
import { hardline, indent, type Layout } from './layout.js';
import { type Bodies, emitCheck } from './operation-bodies.js';
import type { Scope } from './scope.js';
import { listOf, objectOf, propertyKey, quoted, tallObjectOf } from './source-text.js';

/** The operation as the runtime's data. What the runtime assumes is left out. */
export function emitOperationValue(
  operation: Operation,
  source: string,
  bodies: Bodies,
  scope: Scope,
): Layout {
  const { name, method, path, server, parameters, body, responses } = operation;
  const { declarations, request } = bodies;
  return tallObjectOf([
    `source: ${quoted(source)}`,
    `id: ${quoted(name)}`,
    `method: ${quoted(method)}`,
    `path: ${quoted(path)}`,
    ...(server === undefined ? [] : [`server: ${quoted(server)}`]),
    ...(parameters.length === 0
      ? []
      : [['parameters: ', tallList(parameters.map((one) => emitParameter(one, declarations, scope)))]]),
    ...(body === undefined ? [] : [['body: ', emitBody(body, request?.validate, scope)]]),
    ...emitAccept(responses),
    [
      'responses: ',
      tallObjectOf(
        responses.map((response) => emitResponse(response, bodies.responses.get(response)?.validate)),
      ),
    ],
  ]);
}

function emitParameter(parameter: Parameter, declarations: Layout[], scope: Scope): Layout {
  const { in: place, name, required, json, schema } = parameter;
  const validate = emitCheck(schema, `${place}${pascal(name)}Schema`, declarations, scope);
  return objectOf([
    `in: ${quoted(place)}`,
    `name: ${quoted(name)}`,
    ...(required ? ['required: true'] : []),
    ...(json ? ['json: true'] : []),
    ...serialization(parameter),
    ...(validate === undefined ? [] : [['validate: ', validate]]),
  ]);
}

function emitBody(
  { as, contentType, required, encoding }: Body,
  validate: Layout | undefined,
  scope: Scope,
): Layout {
  const form = as === 'multipart' || as === 'urlencoded';
  if (form) scope.runtime.add(as);
  const encodings = encoding.map(([property, { contentType: type, ...rest }]) => [
    propertyKey(property),
    ': ',
    objectOf([...(type === undefined ? [] : [`contentType: ${quoted(type)}`]), ...serialization(rest)]),
  ]);
  const own = as !== 'multipart' && !contentType.includes('*') && usual[as] !== contentType;
  return objectOf([
    `as: ${form ? as : quoted(as)}`,
    ...(own ? [`type: ${quoted(contentType)}`] : []),
    ...(required ? ['required: true'] : []),
    ...(encodings.length === 0 ? [] : [['encoding: ', objectOf(encodings)]]),
    ...(validate === undefined ? [] : [['validate: ', validate]]),
  ]);
}

/** What the header `Accept` lists; the runtime assumes JSON alone. */
function emitAccept(responses: readonly Response[]): Layout[] {
  const types = [...new Set(responses.flatMap(({ content }) => content?.contentType ?? []))];
  const listed = types.length === 0 ? ['*/*'] : types;
  return listed.join() === usual.json ? [] : [['accept: ', listOf(listed.map(quoted))]];
}

function emitResponse({ status, content }: Response, validate: Layout | undefined): Layout {
  const key = [propertyKey(status), ': '];
  if (content === undefined) return [key, '{}'];
  const { as } = content;
  return [
    key,
    objectOf([
      `as: ${quoted(as)}`,
      // The runtime itself makes the string or the Blob.
      ...(validate === undefined || as !== 'json' ? [] : [['validate: ', validate]]),
    ]),
  ];
}

const usual: Record<Body['as'], string> = {
  json: 'application/json',
  text: 'text/plain',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  binary: '',
};

function serialization({ style, explode, allowReserved }: Serialization): string[] {
  return [
    ...(style === undefined ? [] : [`style: ${quoted(style)}`]),
    ...(explode === undefined ? [] : [`explode: ${String(explode)}`]),
    ...(allowReserved === undefined ? [] : ['allowReserved: true']),
  ];
}

function tallList(items: readonly Layout[]): Layout {
  return items.length === 1
    ? listOf(items)
    : ['[', indent(items.map((item) => [hardline, item, ','])), hardline, ']'];
}
