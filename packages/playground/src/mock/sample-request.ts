import { arrayAt, getOwn, isObject, type Json, type JsonObject } from '@hookloom/workbench/schemas';
import { identifierOf, makeRecords } from './records.ts';
import { schemaOfParameter } from './parameters.ts';
import type { Roles } from './roles.ts';
import type { Route } from './routes.ts';
import { readSchema, sample } from './sample.ts';
import { entityOf, jsonSchemaOf } from './success.ts';

/** What a call of an operation needs. */
export type SampleRequest = { path?: JsonObject; query?: JsonObject; headers?: JsonObject; body?: Json };

/** The required parts of a request that the mock responds to with success. */
export function sampleRequest(route: Route, roles: Roles): SampleRequest {
  const request: SampleRequest = {};
  for (const parameter of route.operation.parameters) {
    const [name, place] = [String(parameter['name']), String(parameter['in'])];
    if (parameter['required'] !== true && place !== 'path') continue;
    const key = place === 'header' ? 'headers' : place;
    if (key !== 'path' && key !== 'query' && key !== 'headers') continue;
    const known = key === 'path' ? firstIdentifier(route, name, roles) : undefined;
    const example = getOwn(parameter, 'example');
    const schema = schemaOfParameter(parameter);
    const [first] = arrayAt(readSchema(schema, route.referenced).schema, 'enum');
    const own = known ?? example ?? first ?? sample(schema, route.referenced, placeOf(name), name);
    request[key] = { ...request[key], [name]: own };
  }
  const body = jsonSchemaOf(route.operation.requestBody);
  if (body !== undefined) request.body = sampleBody(body, route);
  return request;
}

const placeOf = (seed: string) => ({ entity: '', index: 0, seed });

/** The identifier of the first record of the collection before a parameter. */
function firstIdentifier(route: Route, name: string, roles: Roles): Json | undefined {
  const at = route.segments.indexOf(`{${name}}`);
  const base = route.segments.slice(0, Math.max(at, 0));
  const collection = at < 0 ? undefined : roles.collectionAt(base);
  if (!collection || base.some((segment) => segment.includes('{'))) return undefined;
  const records = makeRecords(collection, base.join('/'), 1);
  const property = identifierOf(collection, records);
  return property === undefined ? undefined : records[0]?.[property];
}

/** A body with what is required, like a record that isn't there yet. */
function sampleBody(schema: Json, route: Route): Json {
  const { schema: read } = readSchema(schema, route.referenced);
  const place = { entity: entityOf(schema, route) ?? '', index: 5, seed: 'new ' };
  const value = sample(schema, route.referenced, place);
  const required = getOwn(read, 'required');
  if (!isObject(value) || !Array.isArray(required)) return value;
  const isKept = (name: string) => {
    const property = readSchema(getOwn(getOwn(read, 'properties'), name), route.referenced).schema;
    return required.includes(name) && property['readOnly'] !== true;
  };
  return Object.fromEntries(Object.entries(value).filter(([name]) => isKept(name)));
}
