import { arrayAt, entriesOf, type Json, objectAt, stringAt } from './json.ts';
import type { Server } from './types.ts';

/**
 * The servers of a spec, its paths and operations, with default values for their variables.
 *
 * @param location - the URL of the spec, against which relative URLs are resolved.
 */
export function serversOf(document: Json, location?: string): Server[] {
  const items = entriesOf(objectAt(document, 'paths')).map(([, item]) => item);
  const operations = items.flatMap((item) => entriesOf(item).map(([, operation]) => operation));
  const found = new Map<string, Server>();
  for (const owner of [document, ...items, ...operations])
    for (const server of arrayAt(owner, 'servers')) {
      const url = urlOf(server, location);
      const description = stringAt(server, 'description');
      if (url !== undefined && !found.has(url)) found.set(url, { url, ...(description && { description }) });
    }
  // Without `servers`, OpenAPI says `/`.
  const own = location !== undefined && found.size === 0 ? [{ url: new URL('/', location).href }] : [];
  return [...found.values(), ...own].map((server) => ({ ...server, url: server.url.replace(/\/+$/, '') }));
}

function urlOf(server: Json, location: string | undefined): string | undefined {
  const template = stringAt(server, 'url')?.replace(
    /\{([^{}]*)\}/g,
    (whole, name: string) => stringAt(objectAt(objectAt(server, 'variables'), name), 'default') ?? whole,
  );
  if (template === undefined || template.includes('{') || !URL.canParse(template, location)) return undefined;
  const url = new URL(template, location);
  const isSafe = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isSafe ? `${url.origin}${url.pathname}` : undefined;
}
