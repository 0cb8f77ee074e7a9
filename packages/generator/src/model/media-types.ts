import { entriesOf, type Json } from '../parse/json.js';

export type Content = {
  contentType: string;
  as: 'json' | 'multipart' | 'urlencoded' | 'text' | 'binary';
  media: Json;
};

/** What a content type is read or written as; undefined where there is no support. */
export function kindOf(contentType: string): Content['as'] | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^[\w*!#$&^.+-]+\/[\w*!#$&^.+-]+$/.test(type)) return undefined;
  if (type === '*/*' || /[/+]json$/.test(type)) return 'json';
  if (type === 'multipart/form-data') return 'multipart';
  if (type === 'application/x-www-form-urlencoded') return 'urlencoded';
  // These go on for as long as the server likes, or carry several bodies.
  if (/^multipart\/|^text\/event-stream$|ndjson$|jsonl$|json-seq$|stream\+json$/.test(type)) return undefined;
  if (/^text\/|[/+](xml|yaml|x-yaml|javascript|graphql)$/.test(type)) return 'text';
  return 'binary';
}

const preference: Content['as'][] = ['json', 'multipart', 'urlencoded', 'text', 'binary'];

/** The content type that is used, and those that are not; `used` is undefined where none is supported. */
export function chooseContent(content: Json | undefined): { used: Content | undefined; others: string[] } {
  const entries = entriesOf(content);
  const known = entries.flatMap(([contentType, media]): Content[] => {
    const as = kindOf(contentType);
    return as === undefined ? [] : [{ contentType, as, media }];
  });
  const used = preference
    .map((as) => known.find((candidate) => candidate.as === as))
    .find((found) => found !== undefined);
  return { used, others: entries.map(([type]) => type).filter((type) => type !== used?.contentType) };
}
