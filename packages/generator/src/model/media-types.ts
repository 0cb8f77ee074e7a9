import type { StreamBody } from './model.js';

/** How a body is parsed or serialized. */
export type Kind = 'json' | 'multipart' | 'urlencoded' | 'text' | 'binary';

/** A content type in lowercase, without its parameters. */
export function essenceOf(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** How bodies of a content type are parsed or serialized. Undefined if it isn't supported. */
export function kindOf(contentType: string): Kind | undefined {
  const type = essenceOf(contentType);
  if (!/^[\w*!#$&^.+-]+\/[\w*!#$&^.+-]+$/.test(type)) return undefined;
  if (/[/+]json$/.test(type)) return 'json';
  if (type === 'multipart/form-data') return 'multipart';
  if (type === 'application/x-www-form-urlencoded') return 'urlencoded';
  // Streams have parsers of their own, and other multipart types contain several bodies.
  if (streamKindOf(type) !== undefined || type.startsWith('multipart/')) return undefined;
  if (/^text\/|[/+](xml|yaml|x-yaml|javascript|graphql)$/.test(type)) return 'text';
  return 'binary';
}

/** Sorts `application/json` first, then other JSON types. The first content type is the default. */
export function defaultFirst<T extends { as: string; contentType: string }>(contents: readonly T[]): T[] {
  const rank = ({ as, contentType }: T) =>
    as !== 'json' ? 2 : essenceOf(contentType) === 'application/json' ? 0 : 1;
  return [...contents].sort((a, b) => rank(a) - rank(b));
}

/** The parser for a streaming content type. Undefined for all others. */
export function streamKindOf(contentType: string): StreamBody['parse'] | undefined {
  const type = essenceOf(contentType);
  if (type === 'text/event-stream') return 'serverSentEvents';
  if (/[/+]json-seq$/.test(type)) return 'jsonSequence';
  return /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines|stream\+json)$/.test(type)
    ? 'jsonLines'
    : undefined;
}
