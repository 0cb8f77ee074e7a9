import {
  arrayAt,
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  typesOf,
} from '@hookloom/workbench/schemas';
import { readSchema } from './sample.ts';
import type { Route } from './routes.ts';

/** A response of the spec, with the status to send. */
export type Documented = { status: number; response: JsonObject };

/** The response of an operation that succeeds. */
export function successOf({ operation: { responses } }: Route): Documented {
  const found = Object.keys(responses)
    .filter((status) => /^2(\d\d|XX)$/i.test(status))
    .sort()[0];
  if (found !== undefined) return { status: Number(found.replace(/XX/i, '00')), response: responses[found]! };
  const fallback = getOwn(responses, 'default');
  return { status: 200, response: isObject(fallback) ? fallback : {} };
}

export const isJson = (type: string) => /[/+]json\b/i.test(type) && !/json-seq|jsonl|ndjson/i.test(type);

/** The schema of the JSON body of a response or request. */
export function jsonSchemaOf(owner: Json | undefined): Json | undefined {
  return getOwn(jsonMediaOf(owner), 'schema');
}

export function jsonMediaOf(owner: Json | undefined): Json | undefined {
  return entriesOf(objectAt(owner, 'content')).find(([type]) => isJson(type))?.[1];
}

/** A success response that is a list: its items, and the property that has them if it is an object. */
export type ListShape = { items: Json | undefined; property?: string };

const wrappers =
  /^(data|items?|results?|content|values?|records?|entries|elements|list|rows|nodes|hits|objects|resources)$/i;
const pagers = /total|count|next|prev|cursor|page|offset|limit|more|meta|links?$/i;

/** Reads the success response as a list. Undefined if it isn't one. */
export function listShapeOf(route: Route): ListShape | undefined {
  const body = jsonSchemaOf(successOf(route).response);
  if (body === undefined) return undefined;
  const { schema } = readSchema(body, route.referenced);
  if (typesOf(schema).includes('array')) return { items: getOwn(schema, 'items') };
  const properties = entriesOf(getOwn(schema, 'properties')).map(
    ([name, value]) => [name, readSchema(value, route.referenced).schema] as const,
  );
  const arrays = properties.filter(([, value]) => typesOf(value).includes('array') && isRecord(value, route));
  const others = properties.filter(([, value]) => !typesOf(value).includes('array'));
  const isOnly = arrays.length === 1 && others.every(([name]) => pagers.test(name));
  const found = arrays.find(([name]) => wrappers.test(name)) ?? (isOnly ? arrays[0] : undefined);
  return found && { property: found[0], items: getOwn(found[1], 'items') };
}

function isRecord(array: JsonObject, { referenced }: Route): boolean {
  const { schema } = readSchema(getOwn(array, 'items'), referenced);
  return (
    typesOf(schema).includes('object') ||
    arrayAt(schema, 'oneOf').length + arrayAt(schema, 'anyOf').length > 0
  );
}

/** The name of a schema, such as `Pet`, or its `title`. */
export function entityOf(schema: Json | undefined, { referenced }: Route): string | undefined {
  const { name, schema: read } = readSchema(schema, referenced);
  return name ?? (typeof read['title'] === 'string' ? read['title'] : undefined);
}
