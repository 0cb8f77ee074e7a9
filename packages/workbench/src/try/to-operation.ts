import {
  anyResponse,
  authorize,
  bodyByContentType,
  jsonLines,
  jsonSequence,
  multipart,
  type Operation,
  type OperationStream,
  type Parameter,
  type RequestBody,
  type ResponseBody,
  responseByContentType,
  type SecurityRequirement,
  serverSentEvents,
  urlencoded,
} from '@hookloom/react/generated';
import { entriesOf, getOwn, type Json, type JsonObject, objectAt } from '../data/json.ts';
import type { OperationDetail, Referenced, Scheme } from '../data/types.ts';
import { validatorOf } from './validate.ts';

type Place = Parameter['in'];

/** Builds the operation that the runtime calls, as the generated code has it. */
export function toOperation(detail: OperationDetail, source: string, schemes: readonly Scheme[]): Operation {
  const { docs, operation } = detail;
  const body = operation.requestBody && bodyOf(operation.requestBody, detail);
  const accept = acceptOf(operation.responses);
  const alternatives = alternativesOf(operation.security, schemes);
  return {
    source,
    id: docs.name,
    method: docs.method,
    path: docs.path.replace(/#.*/s, ''),
    parameters: operation.parameters.flatMap((one) => parameterOf(one, detail) ?? []),
    ...(body && { body }),
    ...(accept.length > 0 && { accept }),
    ...(alternatives.length > 0 && { auth: (request, auth) => authorize(request, auth, alternatives) }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, responseOf(response, detail)]),
    ),
  };
}

/** Whether a parameter can be sent. OpenAPI ignores some headers, and browsers send cookies themselves. */
export function isSent(parameter: JsonObject): boolean {
  const name = String(parameter['name']).toLowerCase();
  if (parameter['in'] === 'header') return !/^(accept|authorization|content-type)$/.test(name);
  return parameter['in'] === 'path' || parameter['in'] === 'query';
}

export function schemaOfParameter(parameter: JsonObject): Json | undefined {
  return getOwn(entriesOf(getOwn(parameter, 'content'))[0]?.[1] ?? parameter, 'schema');
}

function parameterOf(parameter: JsonObject, referenced: Referenced): Parameter | undefined {
  if (!isSent(parameter)) return undefined;
  const { style, explode, allowReserved, required } = parameter;
  return {
    in: parameter['in'] as Place,
    name: String(parameter['name']),
    required: required === true,
    json: 'content' in parameter,
    ...(typeof style === 'string' && { style: style as NonNullable<Parameter['style']> }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(allowReserved === true && { allowReserved }),
    validate: validatorOf(schemaOfParameter(parameter), referenced),
  };
}

export const isJson = (type: string) => /[/+]json\b/.test(type);
const isText = (type: string) => /^text\/|\b(xml|yaml|javascript|graphql)\b/.test(type);

function bodyOf(body: JsonObject, referenced: Referenced): NonNullable<Operation['body']> | undefined {
  const contents = entriesOf(objectAt(body, 'content'));
  const bodies = contents.map(([type, media]): [string, RequestBody] => [
    type,
    {
      as: encoderOf(type),
      ...(type.includes('*') || type.startsWith('multipart/') ? {} : { type }),
      required: body['required'] === true,
      ...('encoding' in (media as JsonObject) && {
        encoding: objectAt(media, 'encoding') as NonNullable<RequestBody['encoding']>,
      }),
      ...(isJson(type) && { validate: validatorOf(getOwn(media, 'schema'), referenced) }),
    },
  ]);
  return bodies.length > 1 ? bodyByContentType(Object.fromEntries(bodies)) : bodies[0]?.[1];
}

function encoderOf(type: string): RequestBody['as'] {
  if (isJson(type)) return 'json';
  if (type.startsWith('multipart/')) return multipart;
  if (type.startsWith('application/x-www-form-urlencoded')) return urlencoded;
  return isText(type) ? 'text' : 'binary';
}

function responseOf(response: JsonObject, referenced: Referenced): Operation['responses'][string] {
  const contents = entriesOf(objectAt(response, 'content')).filter(([type]) => !isStream(type));
  const bodies = contents.map(([type, media]): [string, ResponseBody] => [
    type,
    isJson(type)
      ? { as: 'json', validate: validatorOf(getOwn(media, 'schema'), referenced) }
      : { as: isText(type) ? 'text' : 'binary' },
  ]);
  if (bodies.length > 1) return responseByContentType(Object.fromEntries(bodies));
  const [first] = bodies;
  if (first === undefined) return {};
  return first[0].includes('*') ? anyResponse : first[1];
}

function acceptOf(responses: Readonly<Record<string, JsonObject>>): string[] {
  const types = Object.values(responses).flatMap((response) =>
    Object.keys(objectAt(response, 'content') ?? {}),
  );
  return [...new Set(types)];
}

function alternativesOf(
  security: readonly (readonly string[])[],
  schemes: readonly Scheme[],
): SecurityRequirement[] {
  const byName = new Map(schemes.map((scheme) => [scheme.name, scheme]));
  return security.flatMap((names): SecurityRequirement[] => {
    const known = names.flatMap((name) => byName.get(name) ?? []);
    if (known.length === 0 || known.length < names.length) return [];
    return [
      Object.fromEntries(
        known.map(({ name, as, key = '' }) => [
          name,
          as === 'bearer' || as === 'basic' ? { as } : { as, name: key },
        ]),
      ),
    ];
  });
}

const parsers = [
  [/^text\/event-stream\b/, serverSentEvents],
  [/^application\/(jsonl|x-ndjson|x-jsonlines|ndjson)\b/, jsonLines],
  [/^application\/([\w.-]+\+)?json-seq\b/, jsonSequence],
] as const;

const isStream = (type: string) => parsers.some(([pattern]) => pattern.test(type));

/** The success responses that are streams. */
export function toStream({ operation }: OperationDetail): OperationStream<unknown> {
  return Object.fromEntries(
    Object.entries(operation.responses).flatMap(([status, response]) => {
      if (!/^(2|default)/.test(status)) return [];
      for (const [type, media] of entriesOf(objectAt(response, 'content'))) {
        const parse = parsers.find(([pattern]) => pattern.test(type))?.[1];
        const isEvent = parse === serverSentEvents && getOwn(media, 'itemSchema') !== undefined;
        if (parse) return [[status, { type, parse, item: isEvent ? ('event' as const) : ('data' as const) }]];
      }
      return [];
    }),
  );
}
