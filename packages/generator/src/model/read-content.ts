import { entriesOf, isObject, type Json, type JsonObject, getOwn, stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { encodingsOf, withFiles } from './encodings.js';
import { defaultFirst, essenceOf, type Kind, kindOf, streamKindOf } from './media-types.js';
import type { Body, BodyContent, Response, ResponseContent } from './model.js';
import { unknownSchema } from './schema.js';
import { readStream } from './read-stream.js';
import type { Reader } from './reader.js';
import { isFile } from './variants.js';

type Found = { contentType: string; as: Kind | 'any'; media: Json; pointer: string };

/** Returns `unsupported` if the operation requires a body that isn't supported. */
export function readBody(
  reader: Reader,
  operation: JsonObject,
  pointer: string,
): Body | 'unsupported' | undefined {
  const found = reader.references.followObject(
    getOwn(operation, 'requestBody'),
    pointerTo(pointer, 'requestBody'),
  );
  const content = getOwn(found?.value, 'content');
  if (found === undefined || entriesOf(content).length === 0) return undefined;
  const required = getOwn(found.value, 'required') === true;
  const contents = findContents(reader, content, pointerTo(found.pointer, 'content'));
  const [first, ...others] = defaultFirst(contents.map((one) => readBodyContent(reader, one)));
  if (first === undefined) return required ? 'unsupported' : undefined;
  const description = stringAt(found.value, 'description')?.trim();
  return { required, description, contents: [first, ...others] };
}

function readBodyContent(reader: Reader, { contentType, as, media, pointer }: Found): BodyContent {
  const content = { contentType, as: as === 'any' ? 'json' : as, encoding: [] };
  if (content.as === 'binary') return { ...content, schema: { kind: 'file' } };
  if (content.as === 'text') return { ...content, schema: { kind: 'string' } };
  const mode = content.as === 'json' ? 'request' : 'form';
  const schema = reader.read(getOwn(media, 'schema'), { pointer, mode, within: undefined });
  if (content.as === 'json') return { ...content, schema };
  return {
    ...content,
    encoding: encodingsOf(media),
    schema: content.as === 'multipart' ? withFiles(reader, schema, media, pointer) : schema,
  };
}

export function readResponse(
  reader: Reader,
  status: string,
  found: { value: JsonObject; pointer: string },
): Response | 'unsupported' {
  const description = stringAt(found.value, 'description')?.trim();
  const content = getOwn(found.value, 'content');
  if (entriesOf(content).length === 0) return { status, description, contents: [] };
  const at = pointerTo(found.pointer, 'content');
  const stream = /^[345]/.test(status) ? undefined : readStream(reader, content, at);
  const contents = findContents(reader, content, at, stream !== undefined);
  if (contents.length === 0 && stream === undefined) return 'unsupported';
  const read = contents.map((one) => readResponseContent(reader, one, contents.length === 1));
  return { status, description, contents: defaultFirst(read), ...(stream === undefined ? {} : { stream }) };
}

function readResponseContent(
  reader: Reader,
  { contentType, as, media, pointer }: Found,
  alone: boolean,
): ResponseContent {
  const raw = getOwn(media, 'schema');
  const plain = reader.references.follow(raw, pointer)?.value;
  if (as === 'any' && alone) return { as, contentType, schema: unknownSchema };
  if (as === 'any' || as === 'binary' || (as === 'json' && isObject(plain) && isFile(plain)))
    return { as: 'binary', contentType, schema: { kind: 'file' } };
  // A form in a response is read as text.
  if (as !== 'json') return { as: 'text', contentType, schema: { kind: 'string' } };
  return { as, contentType, schema: reader.read(raw, { pointer, mode: 'response', within: undefined }) };
}

/** The supported content types, without duplicates that have the same schema. Others are reported. */
function findContents(reader: Reader, content: Json | undefined, at: string, streams = false): Found[] {
  const found = new Map<string, Found>();
  const entries = entriesOf(content);
  for (const [contentType, media] of entries) {
    const schema = getOwn(media, 'schema');
    const pointer = pointerTo(at, contentType, 'schema');
    const as = kindOfBody(contentType, reader.references.follow(schema, pointer)?.value);
    if (as === undefined && !(streams && streamKindOf(contentType) !== undefined))
      reader.findings.add(
        'HL2005',
        pointerTo(at, contentType),
        `\`${contentType.slice(0, 80)}\` is not supported and is left out.`,
      );
    const key = entries.length === 1 ? contentType : essenceOf(contentType) + JSON.stringify(schema);
    if (as !== undefined && !found.has(key)) found.set(key, { contentType, as, media, pointer });
  }
  return [...found.values()];
}

/** How a body is parsed or serialized. For a wildcard content type, the schema decides. `any` without a schema. */
function kindOfBody(contentType: string, schema: Json | undefined): Kind | 'any' | undefined {
  if (!['*/*', 'application/*'].includes(essenceOf(contentType))) return kindOf(contentType);
  if (!isObject(schema) || Object.keys(schema).length === 0) return 'any';
  if (isFile(schema)) return 'binary';
  const types = [getOwn(schema, 'type')].flat();
  const text = types.includes('string') && types.every((type) => type === 'string' || type === 'null');
  return text ? 'text' : 'json';
}
