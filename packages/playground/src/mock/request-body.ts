import {
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  typesOf,
} from '@hookloom/workbench/schemas';
import { validatorFor } from './validator.ts';
import { coerce, type Problem } from './parameters.ts';
import type { Route } from './routes.ts';
import { readSchema } from './sample.ts';
import { isJson } from './success.ts';

/** A request's body: its value, or what is wrong with it. */
export type Body = {
  value?: Json;
  /** The files in it. Their properties in `value` are their names. */
  files: { name: string; size: number; type: string }[];
  problems: Problem[];
  /** The status that fits the problem. */
  status?: number;
};

const essence = (type: string) => type.replace(/;.*/s, '').trim().toLowerCase();

/** Reads the body of a request, and validates it against the spec. */
export async function readBody(route: Route, request: Request): Promise<Body> {
  const { requestBody } = route.operation;
  const nothing: Body = { files: [], problems: [] };
  if (!requestBody) return nothing;
  const type = essence(request.headers.get('content-type') ?? '');
  const blob = await request.clone().blob();
  if (blob.size === 0) {
    if (requestBody['required'] !== true || type !== '') return nothing;
    return { ...nothing, status: 400, problems: [{ path: ['body'], message: 'A body is required.' }] };
  }
  const contents = entriesOf(objectAt(requestBody, 'content'));
  const found = contents.find(([pattern]) => accepts(essence(pattern), type));
  if (!found) {
    const known = contents.map(([one]) => one).join(', ');
    const message = `The content type ${type || '(none)'} is not one of ${known}.`;
    return { ...nothing, status: 415, problems: [{ path: ['headers', 'content-type'], message }] };
  }
  const schema = getOwn(found[1], 'schema');
  if (isJson(type)) return readJson(route, schema, await blob.text());
  if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') {
    const form = await readForm(request);
    return form
      ? readFields(route, schema, form)
      : { ...nothing, status: 400, problems: [{ path: ['body'], message: 'The form can not be read.' }] };
  }
  return { ...nothing, files: [{ name: 'file', size: blob.size, type }] };
}

const accepts = (pattern: string, type: string) =>
  pattern === type || pattern === '*/*' || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)));

function readJson(route: Route, schema: Json | undefined, text: string): Body {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return { files: [], status: 400, problems: [{ path: ['body'], message: 'The body is not valid JSON.' }] };
  }
  return { value, files: [], ...check(route, schema, value) };
}

function check(route: Route, schema: Json | undefined, value: Json): Pick<Body, 'problems' | 'status'> {
  const issues = validatorFor(withoutReadOnly(schema, route), route.referenced)(value);
  if (issues.length === 0) return { problems: [] };
  return { status: 422, problems: issues.map(({ path, message }) => ({ path: ['body', ...path], message })) };
}

/** A request need not have what only the server sets. */
function withoutReadOnly(schema: Json | undefined, { referenced }: Route): Json | undefined {
  const read = readSchema(schema, referenced).schema;
  const required = read['required'];
  const properties = objectAt(read, 'properties');
  if (!Array.isArray(required) || properties === undefined) return schema;
  const isReadOnly = (name: Json) =>
    readSchema(getOwn(properties, String(name)), referenced).schema['readOnly'] === true;
  if (!required.some(isReadOnly)) return schema;
  return { ...read, required: required.filter((name) => !isReadOnly(name)) };
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

function readFields(route: Route, schema: Json | undefined, form: FormData): Body {
  const properties = entriesOf(getOwn(readSchema(schema, route.referenced).schema, 'properties'));
  const files: Body['files'] = [];
  const value: JsonObject = {};
  for (const name of new Set(form.keys())) {
    const property = properties.find(([one]) => one === name)?.[1];
    const read = readSchema(property, route.referenced).schema;
    const isList = typesOf(read).includes('array');
    const item = isList ? readSchema(getOwn(read, 'items'), route.referenced).schema : read;
    const values = form.getAll(name).map((one): Json => {
      if (typeof one === 'string')
        return typesOf(item).includes('object') ? parseObject(one) : coerce(one, item)!;
      files.push({ name: one.name, size: one.size, type: one.type });
      return one.name;
    });
    value[name] = isList ? values : values[0]!;
  }
  return { value, files, ...check(route, schema, value) };
}

function parseObject(text: string): Json {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : text;
  } catch {
    return text;
  }
}
