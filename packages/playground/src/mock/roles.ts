import { getOwn, type Json } from '@hookloom/workbench/schemas';
import type { Route } from './routes.ts';
import { entityOf, jsonSchemaOf, type ListShape, listShapeOf, successOf } from './success.ts';

/** Records that several operations read and change, such as the pets of `/pets` and `/pets/{petId}`. */
export type Collection = {
  /** The path of the records without their identifier, such as `/pets`. */
  base: string[];
  /** The name of the path parameter that identifies a record, such as `petId`. */
  parameter?: string;
  entity: string;
  /** The schemas that a record fits, each with the operation that it is from. */
  schemas: { schema: Json; route: Route }[];
  /** Operations that return several records. */
  lists: Route[];
};

/** What an operation does to the records. */
export type Role =
  | { kind: 'list'; collection: Collection; shape: ListShape }
  | { kind: 'read' | 'replace' | 'change' | 'remove' | 'create'; collection: Collection }
  /** One record for each path, such as `/me`. */
  | { kind: 'single' }
  | { kind: 'other' };

const isParameter = (segment: string | undefined) => segment !== undefined && /^\{[^{}]*\}$/.test(segment);
const keyOf = (segments: readonly string[]) =>
  segments.map((one) => one.replace(/\{[^{}]*\}/g, '{}')).join('/');
const isOpen = (base: readonly string[]) => !base.some((segment) => segment.includes('{'));

export type Roles = {
  of: (route: Route) => Role;
  /** The collection whose records' path this is. */
  collectionAt: (base: readonly string[]) => Collection | undefined;
};

/** Finds out by paths, methods and schemas which operations concern the same records. */
export function rolesOf(routes: readonly Route[]): Roles {
  const collections = new Map<string, Collection>();
  const byEntity = new Map<string, Collection>();
  const roles = new Map<Route, Role>();
  const shapes = new Map<Route, ListShape>();

  for (const route of routes) {
    const shape = route.method === 'GET' ? listShapeOf(route) : undefined;
    if (shape) shapes.set(route, shape);
  }
  for (const route of routes) if (isItem(route, shapes)) addItem(route);
  for (const [route, shape] of shapes) addList(route, shape);
  for (const route of routes) if (!roles.has(route)) roles.set(route, otherRole(route));

  function addItem(route: Route) {
    const base = route.segments.slice(0, -1);
    const key = keyOf(base);
    const isRead = route.method === 'GET';
    const schema = jsonSchemaOf(isRead ? successOf(route).response : route.operation.requestBody);
    const collection: Collection = collections.get(key) ?? { base, entity: '', schemas: [], lists: [] };
    collections.set(key, collection);
    collection.parameter ??= route.segments.at(-1)!.slice(1, -1);
    if (schema !== undefined && (isRead || route.method === 'PUT'))
      collection.schemas[isRead ? 'unshift' : 'push']({ schema, route });
    const entity = schema === undefined ? undefined : entityOf(schema, route);
    if (isRead && entity !== undefined) {
      collection.entity = entity;
      if (!byEntity.has(entity) && isOpen(base)) byEntity.set(entity, collection);
    }
    const kinds = { GET: 'read', HEAD: 'read', PUT: 'replace', DELETE: 'remove' } as const;
    const kind = getOwn(kinds, route.method) as 'read' | undefined;
    // A `POST` to a record may do anything: it changes the record only if it returns it.
    const isAction =
      route.method === 'POST' &&
      entityOf(jsonSchemaOf(successOf(route).response), route) !== collection.entity;
    roles.set(route, isAction ? { kind: 'other' } : { kind: kind ?? 'change', collection });
  }

  function addList(route: Route, shape: ListShape) {
    const key = keyOf(route.segments);
    const entity = entityOf(shape.items, route);
    const known = collections.get(key) ?? (entity === undefined ? undefined : byEntity.get(entity));
    const collection = known ?? { base: route.segments, entity: entity ?? '', schemas: [], lists: [] };
    if (!known) {
      collections.set(key, collection);
      if (entity !== undefined && isOpen(route.segments)) byEntity.set(entity, collection);
    }
    collection.entity ||= entity ?? '';
    collection.lists.push(route);
    if (shape.items !== undefined) collection.schemas.push({ schema: shape.items, route });
    roles.set(route, { kind: 'list', collection, shape });
  }

  function otherRole(route: Route): Role {
    const own = collections.get(keyOf(route.segments));
    if (route.method === 'POST') {
      const entity = entityOf(jsonSchemaOf(successOf(route).response), route);
      const isAction = isParameter(route.segments.at(-2));
      const linked = entity === undefined || isAction ? undefined : byEntity.get(entity);
      const collection = own ?? linked;
      return collection ? { kind: 'create', collection } : { kind: 'other' };
    }
    if (own && /^(PUT|PATCH)$/.test(route.method))
      return { kind: route.method === 'PUT' ? 'replace' : 'change', collection: own };
    return /^(GET|HEAD|PUT|PATCH|DELETE)$/.test(route.method) ? { kind: 'single' } : { kind: 'other' };
  }

  return { of: (route) => roles.get(route)!, collectionAt: (base) => collections.get(keyOf(base)) };
}

/** Whether an operation concerns one record, by the last segment of its path. */
function isItem(route: Route, shapes: ReadonlyMap<Route, ListShape>): boolean {
  return (
    isParameter(route.segments.at(-1)) &&
    !shapes.has(route) &&
    /^(GET|HEAD|PUT|PATCH|DELETE|POST)$/.test(route.method)
  );
}
