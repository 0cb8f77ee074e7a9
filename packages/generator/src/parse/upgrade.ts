import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import {
  clone,
  entriesOf,
  isObject,
  arrayAt,
  type Json,
  type JsonObject,
  objectAt,
  getOwn,
  preview,
  stringAt,
} from './json.js';
import { keysOfRef } from './pointer.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];
const forms = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * Upgrades Swagger 2.0 to OpenAPI 3.0. Works around three bugs of the library: it prefers the `produces` of the document to that
 * of the operation, leaves a referenced body in `parameters`, and drops `items`, `enum` and `default` of form fields.
 */
export function upgrade(document: JsonObject): JsonObject {
  const copy = clone(document);
  const consumes = getOwn(copy, 'consumes');
  const produces = getOwn(copy, 'produces');
  for (const [, pathItem] of entriesOf(getOwn(copy, 'paths'))) {
    if (!isObject(pathItem)) continue;
    const shared = parametersOf(copy, pathItem);
    delete pathItem['parameters'];
    for (const method of methods) {
      const operation = objectAt(pathItem, method);
      if (operation === undefined) continue;
      if (consumes !== undefined) operation['consumes'] ??= consumes;
      if (produces !== undefined) operation['produces'] ??= produces;
      const declared = parametersOf(copy, operation);
      const inherited = shared.filter((parameter) => !declared.some((other) => isSame(parameter, other)));
      operation['parameters'] = withFormAsBody([...clone(inherited), ...declared], operation);
    }
    for (const key of Object.keys(pathItem))
      if (!methods.includes(key) && !isObject(pathItem[key])) delete pathItem[key];
  }
  delete copy['consumes'];
  delete copy['produces'];
  delete copy['parameters'];
  if (copy['swagger'] !== undefined) copy['swagger'] = '2.0';
  const upgraded: unknown = upgradeFromTwoToThree(copy as Parameters<typeof upgradeFromTwoToThree>[0]);
  return upgraded as JsonObject;
}

function parametersOf(document: JsonObject, owner: JsonObject): JsonObject[] {
  return arrayAt(owner, 'parameters').flatMap((parameter) => {
    const ref = stringAt(parameter, '$ref');
    const keys = ref === undefined ? undefined : keysOfRef(ref);
    const found = keys
      ? keys.reduce<Json | undefined>((value, key) => getOwn(value, key), document)
      : parameter;
    return isObject(found) && stringAt(found, 'in') !== undefined ? [clone(found)] : [];
  });
}

function isSame(a: JsonObject, b: JsonObject): boolean {
  return a['name'] === b['name'] && a['in'] === b['in'];
}

function withFormAsBody(parameters: JsonObject[], operation: JsonObject): JsonObject[] {
  const fields = parameters.filter((parameter) => parameter['in'] === 'formData');
  if (fields.length === 0) return parameters;
  const offered = arrayAt(operation, 'consumes').filter(
    (type) => typeof type === 'string' && forms.includes(type),
  );
  const hasFile = fields.some((field) => field['type'] === 'file');
  operation['consumes'] =
    offered.length > 0 ? offered : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'];
  const properties: JsonObject = Object.fromEntries(
    fields.map((field) => [preview(field['name'] ?? ''), schemaOf(field)]),
  );
  const required = fields.flatMap((field) => (field['required'] === true ? [field['name'] as Json] : []));
  const body: JsonObject = {
    in: 'body',
    name: 'body',
    required: required.length > 0,
    schema: { type: 'object', properties, ...(required.length > 0 ? { required } : {}) },
  };
  return [...parameters.filter((parameter) => parameter['in'] !== 'formData'), body];
}

function schemaOf({
  name: _name,
  in: _in,
  required: _required,
  collectionFormat: _format,
  ...schema
}: JsonObject): JsonObject {
  return schema;
}
