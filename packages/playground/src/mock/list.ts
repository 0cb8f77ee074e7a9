import {
  arrayAt,
  entriesOf,
  getOwn,
  type Json,
  type JsonObject,
  objectAt,
} from '@hookloom/workbench/schemas';
import type { Route } from './routes.ts';
import { readSchema } from './sample.ts';

/** A page of a list, and where it is in the whole. */
export type Page = {
  records: JsonObject[];
  total: number;
  offset: number;
  /** The most records in a page. Undefined if the list has no pages. */
  size?: number;
  number: number;
  pages: number;
};

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const searches = /^(q|query|search|searchterm|term|filter|text|keywords?)$/;
const sorts = /^(sort|sortby|orderby|order|ordering|sortfield)$/;
const directions = /^(order|direction|dir|sortorder|sortdirection|sortdir|orderdirection)$/;
const sizes = /^(limit|perpage|pagesize|size|pagelimit|take|first|top|max|maxresults|maxitems|count)$/;
const offsets = /^(offset|skip|start|startindex|from)$/;
const pages = /^(page|pagenumber|pageno|pageindex|p)$/;
const cursors =
  /^(cursor|after|pagetoken|nexttoken|nextpagetoken|startingafter|marker|continuationtoken|continuation)$/;

/** Filters, sorts and pages records as the query parameters of a list say. */
export function listPage(
  records: readonly JsonObject[],
  query: JsonObject,
  route: Route,
  identifier?: string,
): Page {
  const sorted = sortRecords(filterRecords(records, query), query);
  const size = sizeOf(query, route);
  const offset = Math.max(0, offsetOf(query, sorted, route, size, identifier));
  return {
    records: sorted.slice(offset, size === undefined ? undefined : offset + size),
    total: sorted.length,
    offset,
    ...(size !== undefined && { size }),
    number: size === undefined ? 1 : Math.floor(offset / (size || 1)) + 1,
    pages: size === undefined ? 1 : Math.max(1, Math.ceil(sorted.length / (size || 1))),
  };
}

function filterRecords(records: readonly JsonObject[], query: JsonObject): JsonObject[] {
  const tests = Object.entries(query).flatMap(([name, value]) => testOf(records, name, value));
  return records.filter((record) => tests.every((test) => test(record)));
}

type Test = (record: JsonObject) => boolean;

function testOf(records: readonly JsonObject[], name: string, value: Json): Test[] {
  const properties = Object.keys(records[0] ?? {});
  const own = properties.find((one) => plain(one) === plain(name));
  if (own !== undefined) {
    const wanted = (Array.isArray(value) ? value : [value]).map((one) => textOf(one));
    return [(record) => valuesOf(record[own]).some((one) => wanted.includes(textOf(one)))];
  }
  if (searches.test(plain(name)) && typeof value === 'string') {
    const text = value.toLowerCase();
    return [
      (record) =>
        Object.values(record).some((one) => typeof one === 'string' && one.toLowerCase().includes(text)),
    ];
  }
  const [, least, property] = /^(?:(min|max)_?)(.+)$/i.exec(name) ?? [];
  const limited = property !== undefined && properties.find((one) => plain(one) === plain(property));
  if (!limited || typeof value !== 'number') return [];
  const isLeast = least!.toLowerCase() === 'min';
  return [({ [limited]: one }) => typeof one === 'number' && (isLeast ? one >= value : one <= value)];
}

const valuesOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const textOf = (value: Json) => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value));

/** Understands `sort=name`, `sort=-name`, `sort=name:desc`, and a parameter such as `order=desc`. */
function sortRecords(records: JsonObject[], query: JsonObject): JsonObject[] {
  const entries = Object.entries(query).map(([name, value]) => [plain(name), value] as const);
  const properties = Object.keys(records[0] ?? {});
  for (const [name, value] of entries) {
    if (!sorts.test(name)) continue;
    const [first] = Array.isArray(value) ? value : [value];
    const [, sign, field, direction] = /^([+-]?)([\w.-]+?)(?:[:, _](asc|desc))?$/i.exec(String(first)) ?? [];
    const property = field === undefined ? undefined : properties.find((one) => plain(one) === plain(field));
    if (property === undefined) continue;
    const other = entries.find(
      ([one, text]) => one !== name && directions.test(one) && typeof text === 'string',
    )?.[1];
    const isDescending = sign === '-' || /^desc/i.test(direction ?? String(other ?? ''));
    const sorted = [...records].sort((a, b) => compare(a[property], b[property]));
    return isDescending ? sorted.reverse() : sorted;
  }
  return records;
}

function compare(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en');
}

const numberOf = (value: Json | undefined) =>
  typeof value === 'number' && value >= 0 ? Math.floor(value) : undefined;

function named(query: JsonObject, pattern: RegExp): [string, Json] | undefined {
  return Object.entries(query).find(([name]) => pattern.test(plain(name.replace(/^.*\[(.*)\]$/, '$1'))));
}

function schemaOf({ operation, referenced }: Route, pattern: RegExp): JsonObject | undefined {
  const parameter = operation.parameters.find(
    (one) => one['in'] === 'query' && pattern.test(plain(String(one['name']))),
  );
  return parameter && readSchema(getOwn(parameter, 'schema'), referenced).schema;
}

function sizeOf(query: JsonObject, route: Route): number | undefined {
  const asked = numberOf(named(query, sizes)?.[1]);
  if (asked !== undefined) return asked;
  const schema = schemaOf(route, sizes);
  const isPaged = [pages, offsets, cursors].some((pattern) => schemaOf(route, pattern));
  if (!schema && !isPaged) return undefined;
  return numberOf(getOwn(schema, 'default')) ?? Math.min(10, numberOf(getOwn(schema, 'maximum')) ?? 10);
}

function offsetOf(
  query: JsonObject,
  records: JsonObject[],
  route: Route,
  size = 0,
  identifier?: string,
): number {
  const offset = numberOf(named(query, offsets)?.[1]);
  if (offset !== undefined) return offset;
  const cursor = named(query, cursors)?.[1];
  if (typeof cursor === 'string' || typeof cursor === 'number') {
    const at =
      identifier === undefined
        ? -1
        : records.findIndex((record) => String(record[identifier]) === String(cursor));
    return at >= 0 ? at + 1 : Number(/\d+$/.exec(String(cursor))?.[0] ?? 0);
  }
  const number = numberOf(named(query, pages)?.[1]);
  const schema = schemaOf(route, pages);
  const first = getOwn(schema, 'minimum') === 0 || getOwn(schema, 'default') === 0 ? 0 : 1;
  return number === undefined ? 0 : (number - first) * size;
}

/** What the properties next to a list say, by their names in lower case without separators. */
const facts: readonly (readonly [RegExp, (page: Page, url: URL) => Json | undefined])[] = [
  [
    /^(total|totalcount|totalitems|totalresults|totalelements|totalrecords|count|itemcount)$/,
    ({ total }) => total,
  ],
  [/^(totalpages|pagecount|pages|lastpage)$/, ({ pages: all }) => all],
  [/^(page|pagenumber|currentpage|pageindex|number)$/, ({ number }) => number],
  [/^(limit|perpage|pagesize|size)$/, ({ size, total }) => size ?? total],
  [/^(offset|skip|start|startindex)$/, ({ offset }) => offset],
  [/^(hasmore|hasnext|hasnextpage)$/, hasNext],
  [/^(hasprevious|hasprev|haspreviouspage)$/, ({ offset }) => offset > 0],
  [
    /^(next|nextcursor|nextpagetoken|nexttoken|endcursor|cursor|nextpage|nexturl|nextlink|continuationtoken)$/,
    nextOf,
  ],
  [/^(previous|prev|previouscursor|prevcursor|previouspage|prevpage|previousurl)$/, () => undefined],
];

function hasNext({ offset, size, total }: Page): boolean {
  return size !== undefined && offset + size < total;
}

function nextOf(page: Page): Json | undefined {
  return hasNext(page) ? `offset-${page.offset + page.size!}` : undefined;
}

/** Fills in the properties around a list, such as `total` and `next`, also in an object such as `meta`. */
export function fillPaging(
  value: JsonObject,
  schema: JsonObject,
  page: Page,
  url: URL,
  route: Route,
  depth = 0,
): JsonObject {
  const required = new Set(arrayAt(schema, 'required'));
  const filled: JsonObject = { ...value };
  for (const [name, property] of entriesOf(getOwn(schema, 'properties'))) {
    const read = readSchema(property, route.referenced).schema;
    const inner = objectAt(value, name);
    if (inner && depth < 2 && /meta|pag|links?$/i.test(name))
      filled[name] = fillPaging(inner, read, page, url, route, depth + 1);
    const fact = facts.find(([pattern]) => pattern.test(plain(name)))?.[1];
    if (!fact || inner || Array.isArray(value[name])) continue;
    const known = fact(page, url);
    const fitting = known === undefined ? undefined : asType(known, read, page, url, route);
    if (fitting !== undefined) filled[name] = fitting;
    else if (!required.has(name)) Reflect.deleteProperty(filled, name);
    else filled[name] = allowsNull(read) ? null : read['type'] === 'string' ? '' : (value[name] ?? null);
  }
  return filled;
}

const typeNames = (schema: JsonObject) => [schema['type']].flat();
const allowsNull = (schema: JsonObject) =>
  schema['nullable'] === true ||
  typeNames(schema).includes('null') ||
  [...arrayAt(schema, 'oneOf'), ...arrayAt(schema, 'anyOf')].some((one) => getOwn(one, 'type') === 'null');

/** A cursor is a text, a page number a number, and a link a URL of the next page. */
function asType(known: Json, schema: JsonObject, page: Page, url: URL, route: Route): Json | undefined {
  const types = typeNames(schema);
  if (types.includes(typeof known) || (typeof known === 'number' && types.includes('integer'))) {
    if (typeof known !== 'string' || !/^ur[il]/.test(String(schema['format']))) return known;
    const next = new URL(url);
    const parameter = [offsets, cursors, pages]
      .map((pattern) => nameOf(route, pattern))
      .find((one) => one !== undefined);
    const isPage = parameter !== undefined && pages.test(plain(parameter));
    if (parameter !== undefined)
      next.searchParams.set(
        parameter,
        isPage ? String(page.number + 1) : String(page.offset + (page.size ?? 0)),
      );
    return next.href;
  }
  if (typeof known === 'string' && types.some((type) => type === 'integer' || type === 'number'))
    return page.number + 1;
  return undefined;
}

function nameOf({ operation }: Route, pattern: RegExp): string | undefined {
  const found = operation.parameters.find(
    (one) => one['in'] === 'query' && pattern.test(plain(String(one['name']))),
  );
  return found && String(found['name']);
}
