import {
  arrayAt,
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  typesOf,
} from '@hookloom/workbench/schemas';
import { validatorFor } from './validator.ts';
import type { Problem } from './parameters.ts';
import type { Route } from './routes.ts';
import { readSchema, sample } from './sample.ts';
import type { Documented } from './success.ts';

export type Failure = {
  /** The statuses that fit, best first. The first one that the spec documents is sent. */
  statuses: readonly number[];
  /** A short name of what failed, such as `not_found`. */
  code: string;
  message: string;
  problems?: readonly Problem[];
};

/** The response that the spec documents for a failure. */
export function documentedFailure(
  { operation: { responses } }: Route,
  statuses: readonly number[],
): Documented {
  for (const status of statuses) {
    const own = getOwn(responses, String(status));
    if (isObject(own)) return { status, response: own };
  }
  const status = statuses[0]!;
  const range = `${String(status)[0]}XX`;
  const found =
    getOwn(responses, range) ?? getOwn(responses, range.toLowerCase()) ?? getOwn(responses, 'default');
  return { status, response: isObject(found) ? found : {} };
}

/** A body of the documented shape that says what failed. */
export function failureBody(schema: Json, route: Route, failure: Failure, status: number): Json {
  const sampled = sample(schema, route.referenced, { entity: 'Error', index: 0, seed: `${failure.code} ` });
  return describe(sampled, schema, route, { ...failure, status }, 0);
}

type Known = Failure & { status: number };

const textNames =
  /^(message|detail|details|title|description|error|reason|errormessage|errordescription|msg)$/i;
const codeNames = /^(code|type|errorcode|error|kind)$/i;
const statusNames = /^(status|statuscode|code|httpstatus)$/i;
const lists = /^(errors|issues|details|violations|problems|fields|fielderrors|invalidparams)$/i;

function describe(value: Json, schema: Json, route: Route, known: Known, depth: number): Json {
  if (!isObject(value) || depth > 3) return value;
  const read = readSchema(schema, route.referenced).schema;
  const required = new Set(arrayAt(read, 'required'));
  const described: JsonObject = { ...value };
  for (const [name, property] of entriesOf(getOwn(read, 'properties'))) {
    const plain = name.replace(/[^a-z]/gi, '');
    const fits = fitsOf(property, route);
    const inner = readSchema(property, route.referenced).schema;
    const types = typesOf(inner);
    if (types.includes('array') && lists.test(plain)) {
      const items = (known.problems ?? []).map((problem) =>
        problemItem(getOwn(inner, 'items'), route, problem, known),
      );
      if (fits(items)) described[name] = items;
      else if (!required.has(name)) Reflect.deleteProperty(described, name);
    } else if (types.includes('object')) {
      const next = describe(described[name] ?? {}, property, route, known, depth + 1);
      if (fits(next)) described[name] = next;
    } else {
      const candidates = candidatesOf(plain, known, value[name]);
      const found = candidates.find((one) => one !== undefined && fits(one));
      if (found !== undefined) described[name] = found;
    }
  }
  return described;
}

function candidatesOf(
  name: string,
  { status, code, message }: Known,
  sampled: Json | undefined,
): (Json | undefined)[] {
  return [
    ...(codeNames.test(name) && !/^error$/i.test(name) ? [code] : []),
    ...(statusNames.test(name) ? [status, String(status)] : []),
    ...(textNames.test(name) ? [message] : []),
    sampled,
  ];
}

/** One problem in the shape of the spec's list of problems. */
function problemItem(schema: Json | undefined, route: Route, { path, message }: Problem, known: Known): Json {
  const read = readSchema(schema, route.referenced).schema;
  const field = path.slice(1).join('.') || String(path[0]);
  const text = path.length > 1 ? `${field}: ${message}` : message;
  if (!typesOf(read).includes('object')) return text;
  const item: JsonObject = {};
  for (const [name, property] of entriesOf(getOwn(read, 'properties'))) {
    const fits = fitsOf(property, route);
    const plain = name.replace(/[^a-z]/gi, '');
    const candidates =
      /^(field|path|name|loc|location|property|pointer|param|parameter|key|source|in)$/i.test(plain)
        ? [field, path.map((part) => String(part)), `/${path.join('/')}`, [...path]]
        : /^(code|type|keyword|rule)$/i.test(plain)
          ? [known.code]
          : [message];
    const found = candidates.find(fits);
    const isRequired = arrayAt(read, 'required').includes(name);
    if (found !== undefined) item[name] = found;
    else if (isRequired)
      item[name] = sample(property, route.referenced, { entity: 'Error', index: 0, seed: name }, name);
  }
  return item;
}

const fitsOf = (schema: Json, { referenced }: Route) => {
  const validate = validatorFor(schema, referenced);
  return (value: Json) => validate(value).length === 0;
};
