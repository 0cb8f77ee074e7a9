import { entriesOf, isObject, type Json, getOwn, stringAt } from '../parse/json.js';
import { kindOf } from './media-types.js';
import type { BodyContent } from './model.js';
import { serializationOf } from './serialization.js';
import type { Property, Schema } from './schema.js';
import type { Reader } from './reader.js';

/** The encodings of form properties that differ from the default. */
export function encodingsOf(media: Json): BodyContent['encoding'] {
  return entriesOf(getOwn(media, 'encoding')).flatMap(([property, value]): BodyContent['encoding'] => {
    if (!isObject(value)) return [];
    const type = stringAt(value, 'contentType');
    const style = stringAt(value, 'style');
    const known =
      style === 'form' || style === 'spaceDelimited' || style === 'pipeDelimited' || style === 'deepObject';
    // With a list of types, the type of the file decides.
    const contentType =
      type !== undefined && kindOf(type) !== undefined && !/[,*]/.test(type) ? { contentType: type } : {};
    const encoding = { ...contentType, ...serializationOf(value, known ? style : 'form', 'form') };
    return Object.keys(encoding).length > 0 ? [[property, encoding]] : [];
  });
}

/**
 * Makes properties of any type files if their `encoding` has a binary content type, such as `image/png`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#encoding-object
 */
export function withFiles(reader: Reader, schema: Schema, media: Json, pointer: string): Schema {
  const names = entriesOf(getOwn(media, 'encoding'))
    .filter(([, value]) => isFileType(stringAt(value, 'contentType')))
    .map(([name]) => name);
  if (names.length === 0) return schema;
  const target = reader.references.follow(getOwn(media, 'schema'), pointer);
  const form = reader.read(target?.value, { pointer, mode: 'form', within: target?.pointer });
  if (form.kind !== 'object') return schema;
  const files = form.properties.filter(({ name }) => names.includes(name)).flatMap(asFile);
  if (files.length === 0) return schema;
  // A named schema keeps its type, because another body may use it without the encoding.
  if (schema.kind !== 'object')
    return {
      kind: 'intersection',
      members: [schema, { kind: 'object', properties: files, additional: undefined }],
    };
  const byName = new Map(files.map((file) => [file.name, file]));
  return { ...schema, properties: schema.properties.map((one) => byName.get(one.name) ?? one) };
}

function isFileType(list = ''): boolean {
  return list.split(',').every((type) => kindOf(type) === 'binary');
}

function asFile(property: Property): Property[] {
  const { schema } = property;
  const file = { kind: 'file' } as const;
  if (schema.kind === 'unknown') return [{ ...property, schema: file }];
  if (schema.kind !== 'array' || schema.items.kind !== 'unknown') return [];
  return [{ ...property, schema: { ...schema, items: file } }];
}
