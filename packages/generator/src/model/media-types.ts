import type { StreamBody } from './model.js';

/** What a body of a content type is: how it is read or written. */
export type Kind = 'json' | 'multipart' | 'urlencoded' | 'text' | 'binary';

/** A content type without its parameters. */
export function essenceOf(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** What a content type is read or written as; undefined where there is no support. */
export function kindOf(contentType: string): Kind | undefined {
  const type = essenceOf(contentType);
  if (!/^[\w*!#$&^.+-]+\/[\w*!#$&^.+-]+$/.test(type)) return undefined;
  if (/[/+]json$/.test(type)) return 'json';
  if (type === 'multipart/form-data') return 'multipart';
  if (type === 'application/x-www-form-urlencoded') return 'urlencoded';
  // Streams are read in another way, and these carry several bodies.
  if (streamKindOf(type) !== undefined || type.startsWith('multipart/')) return undefined;
  if (/^text\/|[/+](xml|yaml|x-yaml|javascript|graphql)$/.test(type)) return 'text';
  return 'binary';
}

/** The one that a call uses unless it names another comes first: JSON, or else the first that the document offers. */
export function defaultFirst<T extends { as: string; contentType: string }>(contents: readonly T[]): T[] {
  const rank = ({ as, contentType }: T) =>
    as !== 'json' ? 2 : essenceOf(contentType) === 'application/json' ? 0 : 1;
  return [...contents].sort((a, b) => rank(a) - rank(b));
}

/** How a content type that is a sequence of events or JSON texts is read; undefined for all others. */
export function streamKindOf(contentType: string): StreamBody['parse'] | undefined {
  const type = essenceOf(contentType);
  if (type === 'text/event-stream') return 'serverSentEvents';
  if (/[/+]json-seq$/.test(type)) return 'jsonSequence';
  return /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines|stream\+json)$/.test(type)
    ? 'jsonLines'
    : undefined;
}
