import { arrayAt, entriesOf, type Json, objectAt, stringAt } from './json.ts';
import { follow } from './references.ts';
import type { Scheme } from './types.ts';

/** The security schemes that a request can carry. */
export function schemesOf(document: Json): Scheme[] {
  const declared = objectAt(objectAt(document, 'components'), 'securitySchemes');
  return entriesOf(declared).flatMap(([name, value]) => schemeOf(name, follow(document, value)) ?? []);
}

function schemeOf(name: string, value: Json | undefined): Scheme | undefined {
  const description = stringAt(value, 'description');
  const base = { name, ...(description && { description }) };
  const type = stringAt(value, 'type');
  if (type === 'oauth2' || type === 'openIdConnect') return { ...base, as: 'bearer' };
  if (type === 'http') {
    const scheme = stringAt(value, 'scheme')?.toLowerCase();
    return scheme === 'bearer' || scheme === 'basic' ? { ...base, as: scheme } : undefined;
  }
  const [place, key] = [stringAt(value, 'in'), stringAt(value, 'name')];
  if (type !== 'apiKey' || !key) return undefined;
  return place === 'header' || place === 'query' || place === 'cookie'
    ? { ...base, as: place, key }
    : undefined;
}

/** The alternatives of an operation, each a list of scheme names. */
export function securityOf(document: Json, operation: Json | undefined): string[][] {
  const owner = arrayAt(operation, 'security').length > 0 || hasSecurity(operation) ? operation : document;
  return arrayAt(owner, 'security').map((requirement) => entriesOf(requirement).map(([name]) => name));
}

function hasSecurity(operation: Json | undefined): boolean {
  return typeof operation === 'object' && operation !== null && Object.hasOwn(operation, 'security');
}
