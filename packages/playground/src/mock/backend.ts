import {
  arrayAt,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  typesOf,
} from '@hookloom/workbench/schemas';
import { validatorFor } from './validator.ts';
import type { Reply } from './contents.ts';
import { examplesOf } from './examples.ts';
import type { Failure } from './failure.ts';
import { fillPaging, listPage, type Page } from './list.ts';
import { canIdentify, identifierOf, makeRecords, nextIdentifier } from './records.ts';
import type { Body } from './request-body.ts';
import { type Collection, type Role, rolesOf } from './roles.ts';
import type { Match, Route } from './routes.ts';
import { readSchema, sample } from './sample.ts';
import { type ListShape, listShapeOf, successOf } from './success.ts';
import type { Place } from './words.ts';

export type Call = { match: Match; query: JsonObject; body: Body; url: URL };

/** What a call ends with. */
export type Answer = { reply: Reply } | { failure: Failure };

/** The records behind the operations. */
export type Backend = {
  /** The first parameters of a path that name nothing, such as the owner of `/owners/{ownerId}/pets`. */
  findMissing: (match: Match) => Record<string, string> | undefined;
  /** Carries out a call. Undefined if the record doesn't exist. */
  run: (call: Call) => Answer | undefined;
};

type Records = { items: JsonObject[]; identifier: string | undefined; removed: Set<string> };

export function openBackend(routes: readonly Route[]): Backend {
  const roles = rolesOf(routes);
  const stored = new Map<string, Records>();
  const singles = new Map<string, Json | null>();

  const scopeOf = (base: readonly string[], parameters: Match['parameters']) =>
    base
      .map((segment) =>
        segment.replace(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')),
      )
      .join('/');

  /** The records of a collection, such as the pets of one owner. */
  const recordsOf = (collection: Collection, parameters: Match['parameters']): Records => {
    const scope = scopeOf(collection.base, parameters);
    const known = stored.get(scope);
    if (known) return known;
    const items = makeRecords(collection, scope);
    for (const item of items) Object.assign(item, parentsOf(collection, item, parameters));
    const records = { items, identifier: identifierOf(collection, items), removed: new Set<string>() };
    stored.set(scope, records);
    return records;
  };

  /** Finds a record. One that no list shows is made when a text asks for it. */
  const find = (collection: Collection, match: Match, value: string): JsonObject | undefined => {
    const records = recordsOf(collection, match.parameters);
    const { items, identifier, removed } = records;
    const found = items.find(
      (item, index) => String(identifier === undefined ? index + 1 : item[identifier]) === value,
    );
    if (found || identifier === undefined || removed.has(value) || collection.lists.length > 0) return found;
    if (typeof items[0]?.[identifier] !== 'string' || value === '') return undefined;
    const [made] = makeRecords(
      { ...collection, lists: [] },
      `${scopeOf(collection.base, match.parameters)}/${value}`,
    );
    const own = { ...made, [identifier]: value };
    items.push(own);
    return own;
  };

  const findMissing: Backend['findMissing'] = (match) => {
    const { segments } = match.route;
    const role = roles.of(match.route);
    for (const [index, segment] of segments.entries()) {
      const name = /^\{([^{}]*)\}$/.exec(segment)?.[1];
      const collection = name === undefined ? undefined : roles.collectionAt(segments.slice(0, index));
      if (name === undefined || collection?.parameter === undefined) continue;
      const isLast = index === segments.length - 1;
      if (isLast && (role.kind === 'list' || !('collection' in role))) continue;
      const value = match.parameters[name] ?? '';
      const parameter = match.route.operation.parameters.find(
        (one) => one['in'] === 'path' && one['name'] === name,
      );
      const schema = readSchema(getOwn(parameter, 'schema'), match.route.referenced).schema;
      if (canIdentify(schema, value) && !find(collection, match, value)) return { [name]: value };
    }
    return undefined;
  };

  const run: Backend['run'] = (call) => {
    const { match, body } = call;
    const { route, parameters } = match;
    const role = roles.of(route);
    if (!('collection' in role)) return single(call, role);
    const { collection } = role;
    const records = recordsOf(collection, parameters);
    if (role.kind === 'list') return listAnswer(call, role, records);
    if (role.kind === 'create') return create(call, collection, records);
    const value =
      itemValue(match) ??
      String(records.identifier === undefined ? '' : (getOwn(body.value, records.identifier) ?? ''));
    const record = find(collection, match, value);
    if (!record) return undefined;
    if (role.kind === 'remove') {
      records.items.splice(records.items.indexOf(record), 1);
      records.removed.add(value);
    }
    if (role.kind === 'replace' || role.kind === 'change')
      change(call, record, records, role.kind === 'replace');
    return answer(call, record, placeOf(call, collection, records.items.indexOf(record)));
  };

  function create(call: Call, collection: Collection, records: Records): Answer {
    const { items, identifier } = records;
    const { value } = call.body;
    const given = isObject(value) ? value : {};
    const place = placeOf(call, collection, items.length);
    const [first] = collection.schemas;
    const sampled = first ? sample(first.schema, first.route.referenced, place) : {};
    const made = isObject(sampled) ? required(sampled, first!.schema, first!.route) : {};
    const record: JsonObject = { ...made, ...parentsOf(collection, made, call.match.parameters), ...given };
    if (identifier !== undefined && getOwn(given, identifier) === undefined)
      record[identifier] = nextIdentifier(
        items,
        identifier,
        sampled === null ? undefined : getOwn(sampled, identifier),
      );
    items.push(record);
    return answer(call, record, place);
  }

  function single(call: Call, { kind }: Role): Answer | undefined {
    const { match, body, url } = call;
    const { route } = match;
    const place = { entity: entityOfPath(route), index: 0, seed: `${url.pathname} ` };
    if (kind === 'other') return answer(call, isObject(body.value) ? body.value : {}, place, true);
    const key = url.pathname;
    if (singles.get(key) === null && route.method !== 'PUT') return undefined;
    if (route.method === 'DELETE') singles.set(key, null);
    else if (body.value !== undefined) {
      const before = singles.get(key);
      const { value } = body;
      const isMerged = route.method === 'PATCH' && isObject(before) && isObject(value);
      singles.set(key, isMerged ? { ...before, ...value } : value);
    }
    const known = singles.get(key);
    return answer(call, isObject(known) ? known : {}, place, known === undefined || known === null);
  }

  return { findMissing, run };
}

/** The value of the last segment's parameter. Undefined if a record is identified by its body. */
function itemValue({ route, parameters }: Match): string | undefined {
  const name = /^\{([^{}]*)\}$/.exec(route.segments.at(-1) ?? '')?.[1];
  return name === undefined ? undefined : parameters[name];
}

/** The properties of a record that say where it belongs, such as `ownerId`. */
function parentsOf({ base }: Collection, record: JsonObject, parameters: Match['parameters']): JsonObject {
  return Object.fromEntries(
    base.flatMap((segment) => {
      const name = /^\{([^{}]*)\}$/.exec(segment)?.[1];
      const value = name === undefined ? undefined : parameters[name];
      if (name === undefined || value === undefined || !Object.hasOwn(record, name)) return [];
      return [[name, typeof record[name] === 'number' ? Number(value) : value]];
    }),
  );
}

function change({ body }: Call, record: JsonObject, { identifier }: Records, replaces: boolean): void {
  if (!isObject(body.value)) return;
  const kept = identifier === undefined ? undefined : record[identifier];
  if (replaces)
    for (const name of Object.keys(record)) if (name !== identifier) Reflect.deleteProperty(record, name);
  Object.assign(record, body.value);
  if (identifier !== undefined && kept !== undefined) record[identifier] = kept;
}

/** A new record has what it must have. The rest is the caller's to set. */
function required(value: JsonObject, schema: Json, route: Route): JsonObject {
  const read = readSchema(schema, route.referenced).schema;
  const names = new Set(arrayAt(read, 'required'));
  const isOwn = (name: string) =>
    names.has(name) ||
    readSchema(getOwn(getOwn(read, 'properties'), name), route.referenced).schema['readOnly'] === true;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isOwn(name)));
}

const entityOfPath = (route: Route) =>
  route.segments.filter((segment) => !segment.includes('{')).at(-1) ?? 'item';

const placeOf = ({ match }: Call, collection: Collection, index: number): Place => ({
  entity: collection.entity || entityOfPath(match.route),
  index: Math.max(index, 0),
  seed: `${match.route.path} ${JSON.stringify(match.parameters)} `,
});

function listAnswer(
  { match, query, url }: Call,
  role: Role & { kind: 'list' },
  { items, identifier }: Records,
): Answer {
  const { route, parameters } = match;
  const filters = Object.fromEntries(
    Object.entries(parameters).filter(([name]) => items.some((item) => Object.hasOwn(item, name))),
  );
  const page = listPage(items, { ...filters, ...query }, route, identifier);
  const { status, response } = successOf(route);
  const place = { entity: role.collection.entity, index: 0, seed: `${route.path} ` };
  return {
    reply: {
      status,
      response,
      place,
      json: (schema) => listBody(schema, role.shape, page, route, url, place),
    },
  };
}

function listBody(
  schema: Json | undefined,
  shape: ListShape,
  page: Page,
  route: Route,
  url: URL,
  place: Place,
): Json {
  const rows = page.records.map((record, index) =>
    fit(record, shape.items, route, {
      ...place,
      index: page.offset + index,
      seed: `${place.seed}${page.offset + index} `,
    }),
  );
  if (shape.property === undefined) return rows;
  const whole = sample(schema, route.referenced, place);
  const around = { ...(isObject(whole) ? whole : {}), [shape.property]: rows };
  return fillPaging(around, readSchema(schema, route.referenced).schema, page, url, route);
}

/** A response with a record, or with what the spec gives as an example if nothing is known. */
function answer(call: Call, record: JsonObject, place: Place, prefersExample = false): Answer {
  const { route } = call.match;
  const { status, response } = successOf(route);
  const json = (schema: Json | undefined): Json => {
    const example = prefersExample ? examplesOf(route)[0] : undefined;
    if (example !== undefined) return example;
    const shape = route.method === 'GET' ? undefined : listShapeOf(route);
    const known = { ...filesOf(call.body), ...record };
    if (shape === undefined) return fit(known, schema, route, place);
    const sampled = sample(schema, route.referenced, place);
    return sampled;
  };
  return { reply: { status, response, place, json } };
}

/** What a response says about an uploaded file. */
function filesOf({ files }: Body): JsonObject {
  const [file] = files;
  if (!file) return {};
  const { name, size, type } = file;
  return {
    filename: name,
    fileName: name,
    originalName: name,
    size,
    bytes: size,
    contentType: type,
    mimeType: type,
  };
}

/** A record in the shape of a schema: what doesn't fit is replaced. */
function fit(record: JsonObject, schema: Json | undefined, { referenced }: Route, place: Place): Json {
  if (schema === undefined) return record;
  const read = readSchema(schema, referenced).schema;
  const properties = objectAt(read, 'properties');
  const isClosed = read['additionalProperties'] === false;
  const isShown = (name: string) =>
    (properties === undefined || !isClosed || Object.hasOwn(properties, name)) &&
    readSchema(getOwn(properties, name), referenced).schema['writeOnly'] !== true;
  const known =
    properties === undefined
      ? Object.entries(record)
      : Object.entries(record).filter(([name]) => Object.hasOwn(properties, name));
  const shown = Object.fromEntries(known.filter(([name]) => isShown(name)));
  const validate = validatorFor(schema, referenced);
  if (validate(shown).length === 0 && (Object.keys(shown).length > 0 || typesOf(read).includes('object')))
    return shown;
  const whole = Object.fromEntries(Object.entries(record).filter(([name]) => isShown(name)));
  if (properties === undefined && validate(whole).length === 0) return whole;
  const sampled = sample(schema, referenced, place);
  if (!isObject(sampled)) return sampled;
  const fitting = Object.entries(shown).filter(([name, value]) => {
    const property = getOwn(properties, name);
    return property !== undefined && validatorFor(property, referenced)(value).length === 0;
  });
  return { ...sampled, ...Object.fromEntries(fitting) };
}
