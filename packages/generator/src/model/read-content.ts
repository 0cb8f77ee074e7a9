import { entriesOf, isObject, type JsonObject, own, textAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { type Content, chooseContent, kindOf } from './media-types.js';
import type { Body, Response } from './model.js';
import { serializationOf } from './read-parameters.js';
import type { Schema } from './schema.js';
import type { SchemaReader } from './schema-reader.js';
import { isFile } from './variants.js';

/** `unsupported` where the operation cannot be called without its body. */
export function readBody(
  reader: SchemaReader,
  operation: JsonObject,
  pointer: string,
): Body | 'unsupported' | undefined {
  const found = reader.references.followObject(
    own(operation, 'requestBody'),
    pointerTo(pointer, 'requestBody'),
  );
  const content = own(found?.value, 'content');
  if (found === undefined || entriesOf(content).length === 0) return undefined;
  const at = pointerTo(found.pointer, 'content');
  const used = choose(reader, content, at);
  const required = own(found.value, 'required') === true;
  if (used === undefined) return required ? 'unsupported' : undefined;
  const mode = used.as === 'multipart' || used.as === 'urlencoded' ? 'form' : 'request';
  const place = { pointer: pointerTo(at, used.contentType, 'schema'), mode, within: undefined } as const;
  const schema: Schema =
    used.as === 'binary'
      ? { kind: 'file' }
      : used.as === 'text'
        ? { kind: 'string' }
        : reader.read(own(used.media, 'schema'), place);
  const description = textAt(found.value, 'description')?.trim();
  return {
    as: used.as,
    contentType: used.contentType,
    required,
    schema,
    encoding: encodingsOf(used),
    description,
  };
}

export function readResponse(
  reader: SchemaReader,
  status: string,
  found: { value: JsonObject; pointer: string },
): Response | 'unsupported' {
  const description = textAt(found.value, 'description')?.trim();
  const content = own(found.value, 'content');
  if (entriesOf(content).length === 0) return { status, description, content: undefined };
  const at = pointerTo(found.pointer, 'content');
  const used = choose(reader, content, at);
  if (used === undefined) return 'unsupported';
  const { contentType } = used;
  const raw = own(used.media, 'schema');
  const plain = reader.references.follow(raw, pointerTo(at, contentType, 'schema'))?.value;
  // A form in a response has no reader in the browser's fetch but the text itself.
  const as =
    used.as === 'json' && isObject(plain) && isFile(plain)
      ? 'binary'
      : used.as === 'urlencoded' || used.as === 'multipart'
        ? 'text'
        : used.as;
  const place = {
    pointer: pointerTo(at, contentType, 'schema'),
    mode: 'response',
    within: undefined,
  } as const;
  const schema: Schema =
    as === 'binary' ? { kind: 'file' } : as === 'text' ? { kind: 'string' } : reader.read(raw, place);
  return { status, description, content: { as, contentType, schema } };
}

function choose(
  reader: SchemaReader,
  content: Parameters<typeof chooseContent>[0],
  pointer: string,
): Content | undefined {
  const { used, others } = chooseContent(content);
  if (used && others.length > 0)
    reader.findings.add(
      'HL2005',
      pointer,
      `\`${used.contentType}\` is used, not ${others.map((type) => `\`${type}\``).join(', ')}.`,
    );
  return used;
}

function encodingsOf({ as, media }: Content): Body['encoding'] {
  if (as !== 'multipart' && as !== 'urlencoded') return [];
  return entriesOf(own(media, 'encoding')).flatMap(([property, value]): Body['encoding'] => {
    if (!isObject(value)) return [];
    const type = textAt(value, 'contentType');
    const style = textAt(value, 'style');
    const known =
      style === 'form' || style === 'spaceDelimited' || style === 'pipeDelimited' || style === 'deepObject';
    // A list of types is a choice that the file itself makes.
    const contentType =
      type !== undefined && kindOf(type) !== undefined && !type.includes(',') && !type.includes('*')
        ? { contentType: type }
        : {};
    const encoding = { ...contentType, ...serializationOf(value, known ? style : 'form', 'form') };
    return Object.keys(encoding).length > 0 ? [[property, encoding]] : [];
  });
}
