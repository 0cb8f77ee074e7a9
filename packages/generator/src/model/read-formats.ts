import { arrayAt, getOwn, isObject, type Json, stringAt } from '../parse/json.js';

// Deeper formats without a property in between are rare.
const maxDepth = 4;

/**
 * The `format` of each string in a schema, by path, without those of properties and named schemas. Formats of numbers are limits.
 */
export function formatsOf(schema: Json | undefined): Record<string, string> | undefined {
  const found = new Map<string, Set<string>>();
  collect(schema, '', 0, found);
  if (found.size === 0) return undefined;
  return Object.fromEntries([...found].map(([path, formats]) => [path, [...formats].sort().join(' or ')]));
}

function collect(
  schema: Json | undefined,
  path: string,
  depth: number,
  found: Map<string, Set<string>>,
): void {
  if (!isObject(schema) || depth > maxDepth) return;
  const format = stringAt(schema, 'format');
  const type = getOwn(schema, 'type');
  if (format !== undefined && (type === 'string' || (Array.isArray(type) && type.includes('string'))))
    found.set(path, (found.get(path) ?? new Set()).add(format));
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const member of arrayAt(schema, keyword)) collect(member, path, depth + 1, found);
  collect(getOwn(schema, 'items'), `${path}[]`, depth + 1, found);
  collect(getOwn(schema, 'additionalProperties'), `${path}[key]`, depth + 1, found);
}
