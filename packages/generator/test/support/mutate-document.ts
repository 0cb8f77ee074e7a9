type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Place = { parent: Record<string, Json> | Json[]; key: string };

/** Random numbers that determine a mutation. */
export type Mutation = readonly [kind: number, place: number, other: number];

/** The document with one realistic or unrealistic change. */
export function mutateDocument(document: object, [kind, at, from]: Mutation): object {
  const changed = structuredClone(document) as Record<string, Json>;
  const places = placesIn(changed);
  const place = places[at % places.length];
  const other = places[from % places.length];
  if (place === undefined || other === undefined) return changed;
  kinds[kind % kinds.length]!(place, structuredClone(valueAt(other)), other.key, changed);
  return changed;
}

type Change = (place: Place, value: Json, key: string, document: Record<string, Json>) => void;

const kinds: readonly Change[] = [
  ({ parent, key }) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  (place, value) => put(place, value),
  (place) => put(place, otherThan(valueAt(place))),
  (place) => put(place, otherThan(valueAt(place))),
  ({ parent, key }) => renameKey(parent, key, `${key}2`),
  ({ parent, key }) => moveToEnd(parent, key),
  ({ parent, key }) => add(parent, `${key}2`, structuredClone(valueAt({ parent, key }))),
  ({ parent }, value, key) => add(parent, key, value),
  (place, _value, key, document) => put(place, { $ref: refTo(document, key.length) }),
  (place, value) => {
    const object = valueAt(place);
    const [name, more] = additions[JSON.stringify(value).length % additions.length]!;
    if (isObject(object)) object[name] = structuredClone(more);
  },
];

const additions: readonly [string, Json][] = [
  ['readOnly', true],
  ['writeOnly', true],
  ['nullable', true],
  ['deprecated', true],
  ['description', 'Another description.'],
  ['$id', 'https://a.example/schema'],
  ['$anchor', 'here'],
  ['required', ['id', 'name']],
  ['security', [{ key: [] }]],
  ['format', 'binary'],
];

function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [{ parent: value, key }, ...placesIn(child)]);
}

function valueAt({ parent, key }: Place): Json {
  return (parent as Record<string, Json>)[key] ?? null;
}

function put({ parent, key }: Place, value: Json): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function add(parent: Place['parent'], key: string, value: Json): void {
  if (Array.isArray(parent)) parent.push(value);
  else put({ parent, key }, value);
}

function otherThan(value: Json): Json {
  if (typeof value === 'string') return `${value}2`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? {} : null;
}

function renameKey(parent: Place['parent'], key: string, name: string): void {
  if (Array.isArray(parent)) return;
  const entries = Object.entries(parent);
  for (const [one] of entries) delete parent[one];
  for (const [one, value] of entries) put({ parent, key: one === key ? name : one }, value);
}

function moveToEnd(parent: Place['parent'], key: string): void {
  if (Array.isArray(parent)) {
    parent.push(...parent.splice(Number(key), 1));
    return;
  }
  const value = valueAt({ parent, key });
  delete parent[key];
  put({ parent, key }, value);
}

function refTo(document: Record<string, Json>, index: number): string {
  const components = isObject(document['components']) ? document['components'] : {};
  const refs = Object.entries(components).flatMap(([kind, parts]) =>
    Object.keys(isObject(parts) ? parts : {}).map((name) => `#/components/${kind}/${name}`),
  );
  return refs[index % refs.length] ?? '#/components/schemas/None';
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
