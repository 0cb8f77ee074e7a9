import { arrayAt, entriesOf, getOwn, isObject, type Json, type JsonObject, objectAt } from './json.ts';
import { follow } from './references.ts';
import { securityOf } from './schemes.ts';
import type { ResolvedOperation } from './types.ts';

/** Finds an operation in a spec and resolves all but its schemas. */
export function resolveOperation(document: Json, method: string, path: string): ResolvedOperation {
  const item = follow(document, getOwn(objectAt(document, 'paths'), path));
  const key = method.toLowerCase();
  const operation =
    objectAt(item, key) ?? objectAt(objectAt(item, 'additionalOperations'), method) ?? undefined;
  const resolve = (value: Json) => resolved(document, value);
  const requestBody = operation && getOwn(operation, 'requestBody');
  const body = requestBody === undefined ? undefined : resolve(requestBody);
  return {
    parameters: mergeParameters(
      arrayAt(item, 'parameters').flatMap(resolve),
      arrayAt(operation, 'parameters').flatMap(resolve),
    ),
    ...(body?.[0] && { requestBody: body[0] }),
    responses: Object.fromEntries(
      entriesOf(objectAt(operation, 'responses')).flatMap(([status, value]) =>
        resolve(value).map((response) => [status, response]),
      ),
    ),
    security: securityOf(document, operation),
  };
}

/** An operation's parameters override those of its path. */
function mergeParameters(shared: JsonObject[], own: JsonObject[]): JsonObject[] {
  const keyOf = (parameter: JsonObject) => `${String(parameter['in'])} ${String(parameter['name'])}`;
  return [...new Map([...shared, ...own].map((parameter) => [keyOf(parameter), parameter])).values()];
}

/** Resolves a value and its examples. Empty if its reference is broken. */
function resolved(document: Json, value: Json): JsonObject[] {
  const found = follow(document, value);
  if (!isObject(found)) return [];
  const contents = objectAt(found, 'content');
  const content = contents && {
    content: Object.fromEntries(
      entriesOf(contents).map(([type, media]) => [
        type,
        withExamples(document, follow(document, media) ?? {}),
      ]),
    ),
  };
  return [{ ...(withExamples(document, found) as JsonObject), ...content }];
}

function withExamples(document: Json, value: Json): Json {
  const examples = objectAt(value, 'examples');
  if (!isObject(value) || examples === undefined) return value;
  return {
    ...value,
    examples: Object.fromEntries(
      entriesOf(examples).map(([name, example]) => [name, follow(document, example) ?? null]),
    ),
  };
}
