export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property or array item. Inherited properties such as `constructor` are ignored. */
export function getOwn(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function objectAt(value: Json | undefined, key: string): JsonObject | undefined {
  const found = getOwn(value, key);
  return isObject(found) ? found : undefined;
}

export function arrayAt(value: Json | undefined, key: string): Json[] {
  const found = getOwn(value, key);
  return Array.isArray(found) ? found : [];
}

export function stringAt(value: Json | undefined, key: string): string | undefined {
  const found = getOwn(value, key);
  return typeof found === 'string' ? found : undefined;
}

export function numberAt(value: Json | undefined, key: string): number | undefined {
  const found = getOwn(value, key);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

export function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** A value as shown in messages, at most 40 characters. Not `String`, which throws if the object has a `toString` key. */
export function preview(value: Json): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 40);
}

export function clone<T extends Json>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Canonical JSON: equal for two values if they are equal as JSON, regardless of key order. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
