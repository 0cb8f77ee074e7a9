export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property. A spec may have keys such as `__proto__`. */
export function getOwn(value: unknown, key: string): Json | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as JsonObject)[key];
}

export function objectAt(value: unknown, key: string): JsonObject | undefined {
  const found = getOwn(value, key);
  return isObject(found) ? found : undefined;
}

export function arrayAt(value: unknown, key: string): Json[] {
  const found = getOwn(value, key);
  return Array.isArray(found) ? found : [];
}

export function stringAt(value: unknown, key: string): string | undefined {
  const found = getOwn(value, key);
  return typeof found === 'string' ? found : undefined;
}

export function entriesOf(value: unknown): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
