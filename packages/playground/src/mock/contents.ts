import {
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
} from '@hookloom/workbench/schemas';
import { fileOf } from './files.ts';
import type { Route } from './routes.ts';
import { sample } from './sample.ts';
import { isStreamType, streamOf } from './streams.ts';
import { isJson, type Documented } from './success.ts';
import type { Place } from './words.ts';

/** What a response is made of. */
export type Reply = Documented & {
  /** The body if it is JSON, by its schema. */
  json: (schema: Json | undefined) => Json;
  place: Place;
};

export type ReplyOptions = {
  accept: string;
  signal: AbortSignal;
  /** The time between two items of a stream, in milliseconds. */
  interval: number;
};

/** Makes a response as the spec documents it, in the content type that the request prefers. */
export function toResponse(route: Route, reply: Reply, { accept, signal, interval }: ReplyOptions): Response {
  const { status, response, place } = reply;
  const headers = headersOf(route, response, place);
  const contents = entriesOf(objectAt(response, 'content'));
  const chosen = chooseContent(contents, accept);
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status, headers });
  if (!chosen) {
    if (status < 400) return new Response(null, { status, headers });
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(reply.json(undefined)), { status, headers });
  }
  const [type, media] = chosen;
  const schema = getOwn(media, 'schema');
  headers.set('content-type', type.includes('*') ? 'application/octet-stream' : type);
  if (isStreamType(type))
    return new Response(streamOf(type, media, route.referenced, { place, signal, interval }), {
      status,
      headers,
    });
  if (isJson(type)) return new Response(JSON.stringify(reply.json(schema)), { status, headers });
  const file = fileOf(type, schema, reply.json, place);
  if (file.name !== undefined && !headers.has('content-disposition'))
    headers.set('content-disposition', `attachment; filename="${file.name}"`);
  return new Response(file.body, { status, headers });
}

function chooseContent(contents: [string, Json][], accept: string): [string, Json] | undefined {
  for (const part of accept.split(',')) {
    const wanted = part.replace(/;.*/s, '').trim().toLowerCase();
    const found = contents.find(([type]) => {
      const own = type.replace(/;.*/s, '').trim().toLowerCase();
      return (
        own === wanted || (wanted.endsWith('/*') && wanted !== '*/*' && own.startsWith(wanted.slice(0, -1)))
      );
    });
    if (found) return found;
  }
  return contents[0];
}

/** The headers that the spec documents. Some can't be set, because the browser does. */
function headersOf({ referenced }: Route, response: JsonObject, place: Place): Headers {
  const headers = new Headers();
  for (const [name, header] of entriesOf(objectAt(response, 'headers'))) {
    const isOwn = /^(content-(type|length|encoding)|set-cookie|transfer-encoding)$/i.test(name);
    if (isOwn || !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !isObject(header)) continue;
    const example = getOwn(header, 'example');
    const value =
      example ??
      sample(getOwn(header, 'schema'), referenced, { ...place, seed: `${place.seed} ${name}` }, name);
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    headers.set(name, text.replace(/[^\x20-\x7e]/g, '?'));
  }
  return headers;
}
