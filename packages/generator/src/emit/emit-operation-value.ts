import { pascal } from '../model/names.js';
import type {
  Body,
  BodyContent,
  Operation,
  Parameter,
  Response,
  ResponseContent,
  Serialization,
} from '../model/model.js';
import { emitAuthorize } from './emit-auth.js';
import { hardline, indent, type Layout } from './layout.js';
import { type Bodies, emitCheck } from './operation-bodies.js';
import type { Scope } from './scope.js';
import { acceptChoices, errorsOf, successesOf } from './successes.js';
import { hugged, listOf, objectOf, propertyKey, quoted, tallObjectOf } from './source-text.js';

/** Emits the `Operation` object that the runtime reads. Defaults of the runtime are omitted. */
export function emitOperationValue(
  operation: Operation,
  source: string,
  bodies: Bodies,
  scope: Scope,
): Layout {
  const { name, method, path, server, parameters, body, responses, security } = operation;
  const { declarations, names } = bodies;
  return tallObjectOf([
    `source: ${quoted(source)}`,
    `id: ${quoted(name)}`,
    `method: ${quoted(method)}`,
    `path: ${quoted(path.replace(/#.*/s, ''))}`,
    ...(server === undefined ? [] : [`server: ${quoted(server)}`]),
    ...(parameters.length === 0
      ? []
      : [['parameters: ', tallList(parameters.map((one) => emitParameter(one, declarations, scope)))]]),
    ...(body === undefined ? [] : [['body: ', emitBodyOf(body, names, scope)]]),
    ...emitAccept(operation),
    ...(security.length === 0 ? [] : [['auth: ', emitAuthorize(security)]]),
    [
      'responses: ',
      tallObjectOf(
        responses
          .filter(({ contents, stream }) => contents.length > 0 || stream === undefined)
          .map((response) => [propertyKey(response.status), ': ', emitResponse(response, names, scope)]),
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

function emitBodyOf({ contents, required }: Body, names: Bodies['names'], scope: Scope): Layout {
  const bodies = contents.map((content) => emitBody(content, required, names.get(content)?.validate, scope));
  return bodies.length === 1 ? bodies : byContentType('bodyByContentType', contents, bodies, scope);
}

function emitBody(
  { as, contentType, encoding }: BodyContent,
  required: boolean,
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
  const needsType =
    as !== 'multipart' && !contentType.includes('*') && defaultContentTypes[as] !== contentType;
  return objectOf([
    `as: ${form ? as : quoted(as)}`,
    ...(needsType ? [`type: ${quoted(contentType)}`] : []),
    ...(required ? ['required: true'] : []),
    ...(encodings.length === 0 ? [] : [['encoding: ', objectOf(encodings)]]),
    ...(validate === undefined ? [] : [['validate: ', validate]]),
  ]);
}

/** Emits the media types of the `Accept` header, the default choice first. Omitted for JSON only, the default of the runtime. */
function emitAccept(operation: Operation): Layout[] {
  const [chosen] = acceptChoices(operation);
  const typesOf = (responses: readonly Response[]) =>
    responses.flatMap(({ contents }) => contents.map(({ contentType }) => contentType));
  const alsoAccepted = [
    ...successesOf(operation).filter(({ contents }) => contents.length === 1),
    ...errorsOf(operation),
  ];
  const types =
    chosen === undefined
      ? typesOf(operation.responses)
      : [chosen, ...typesOf(alsoAccepted).map((type) => `${type};q=0.5`)];
  const listed = types.length === 0 ? ['*/*'] : [...new Set(types)];
  return listed.join() === defaultContentTypes.json ? [] : [['accept: ', listOf(listed.map(quoted))]];
}

function emitResponse({ contents }: Response, names: Bodies['names'], scope: Scope): Layout {
  const [first] = contents;
  if (first === undefined) return '{}';
  const bodies = contents.map((content) => emitResponseBody(content, names.get(content)?.validate));
  if (contents.length > 1) return byContentType('responseByContentType', contents, bodies, scope);
  if (first.as !== 'any') return bodies;
  scope.runtime.add('anyResponse');
  return 'anyResponse';
}

function emitResponseBody({ as }: ResponseContent, validate: Layout | undefined): Layout {
  return objectOf([`as: ${quoted(as)}`, ...(validate === undefined ? [] : [['validate: ', validate]])]);
}

function byContentType(
  choose: string,
  contents: readonly { contentType: string }[],
  bodies: readonly Layout[],
  scope: Scope,
): Layout {
  scope.runtime.add(choose);
  const entries = contents.map(({ contentType }, index) => [
    quoted(contentType),
    ': ',
    bodies[index] ?? '{}',
  ]);
  return hugged(`/* @__PURE__ */ ${choose}`, tallObjectOf(entries));
}

const defaultContentTypes: Record<BodyContent['as'], string> = {
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
