import { getOwn, type Json, type JsonObject, typesOf, entriesOf } from '@hookloom/workbench/schemas';
import { validatorFor } from './validator.ts';
import type { Match } from './routes.ts';
import { readSchema } from './sample.ts';

/** What is wrong with a request, and where. */
export type Problem = { path: (string | number)[]; message: string };

export type Parameters = { query: JsonObject; problems: Problem[] };

/** Reads the query parameters of a request, and validates those in the path, the query and the headers. */
export function readParameters({ route, parameters }: Match, url: URL, headers: Headers): Parameters {
  const query: JsonObject = {};
  const problems: Problem[] = [];
  for (const parameter of route.operation.parameters) {
    const [name, place] = [String(parameter['name']), String(parameter['in'])];
    const isJsonText = Object.hasOwn(parameter, 'content');
    const schema = schemaOfParameter(parameter);
    const read = readSchema(schema, route.referenced).schema;
    // The style decides what a value in a path or a header looks like: only plain ones are validated.
    const value =
      place === 'query'
        ? readQuery(parameter, read, url.searchParams, isJsonText)
        : place === 'path'
          ? coerce(parameters[name], read)
          : place === 'header' && !/^(accept|authorization|content-type)$/i.test(name)
            ? coerce(headers.get(name) ?? undefined, read)
            : undefined;
    if (value === undefined) {
      if (parameter['required'] === true && place === 'query')
        problems.push({ path: [place, name], message: `The parameter \`${name}\` is required.` });
      continue;
    }
    if (place === 'query') query[name] = value;
    else if (typesOf(read).some((type) => type === 'array' || type === 'object')) continue;
    for (const { path, message } of validatorFor(schema, route.referenced)(value))
      problems.push({ path: [place, name, ...path], message });
  }
  return { query, problems };
}

/** A parameter has a `schema`, or one in its only `content`. */
export function schemaOfParameter(parameter: JsonObject): Json | undefined {
  return getOwn(entriesOf(getOwn(parameter, 'content'))[0]?.[1] ?? parameter, 'schema');
}

const separators: Readonly<Record<string, string | RegExp>> = { spaceDelimited: / |%20/, pipeDelimited: '|' };

function readQuery(
  parameter: JsonObject,
  schema: JsonObject,
  search: URLSearchParams,
  isJsonText: boolean,
): Json | undefined {
  const name = String(parameter['name']);
  const style = String(parameter['style'] ?? 'form');
  const types = typesOf(schema);
  if (types.includes('object')) return readObject(parameter, schema, search, isJsonText);
  const values = search.getAll(name);
  if (values.length === 0) return undefined;
  if (isJsonText) return parseJson(values[0]!);
  if (!types.includes('array')) return coerce(values[0], schema);
  const isExploded = parameter['explode'] ?? style === 'form';
  const items = isExploded === true ? values : values[0]!.split(separators[style] ?? ',');
  const itemSchema = getOwn(schema, 'items');
  return items.map((item) => coerce(item, (itemSchema ?? {}) as JsonObject)!);
}

function readObject(
  parameter: JsonObject,
  schema: JsonObject,
  search: URLSearchParams,
  isJsonText: boolean,
): Json | undefined {
  const name = String(parameter['name']);
  const plain = search.get(name);
  if (isJsonText && plain !== null) return parseJson(plain);
  const properties = entriesOf(getOwn(schema, 'properties'));
  const isDeep = parameter['style'] === 'deepObject';
  const found = properties.flatMap(([key, property]) => {
    const value = search.get(isDeep ? `${name}[${key}]` : key);
    return value === null ? [] : [[key, coerce(value, property as JsonObject)!] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

export function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The value of a text for a schema: a number or a boolean if it allows one. */
export function coerce(text: string | undefined, schema: JsonObject): Json | undefined {
  if (text === undefined) return undefined;
  const types = typesOf(schema);
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return types.includes('null') && text === 'null' ? null : text;
}
