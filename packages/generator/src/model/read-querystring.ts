import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  arrayAt,
  objectAt,
  getOwn,
  stringAt,
} from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { kindOf } from './media-types.js';
import type { Parameter } from './model.js';
import { docOf } from './read-doc.js';
import { serializationOf } from './serialization.js';
import type { Reader } from './reader.js';

type Found = { value: JsonObject; pointer: string };

/**
 * Reads a `querystring` parameter. A form becomes a query parameter for each property. Anything else is the whole query, as JSON
 * or text.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#parameter-locations
 */
export function readQuerystring(reader: Reader, { value, pointer }: Found): Parameter[] {
  const name = stringAt(value, 'name') ?? '';
  const [contentType, media] = entriesOf(getOwn(value, 'content'))[0] ?? [];
  if (contentType === undefined || name === '' || name === '__proto__') {
    reader.findings.add(
      'HL2007',
      pointer,
      'A parameter in the query string needs a `name` and `content`, so it is left out.',
    );
    return [];
  }
  const at = pointerTo(pointer, 'content', contentType);
  const required = getOwn(value, 'required') === true;
  const as = kindOf(contentType);
  const raw = getOwn(media, 'schema');
  const form = as === 'urlencoded' ? reader.references.followObject(raw, pointerTo(at, 'schema')) : undefined;
  if (form !== undefined && isPlain(form.value)) return fieldsOf(reader, form, media ?? null, required);
  const schema = reader.read(raw, { pointer: pointerTo(at, 'schema'), mode: 'request', within: undefined });
  const doc = docOf(value);
  if (as === 'urlencoded' && entriesOf(getOwn(media, 'encoding')).length > 0)
    reader.findings.add(
      'HL2032',
      pointer,
      `The \`encoding\` of \`${name.slice(0, 80)}\` is ignored: its schema doesn't list the properties itself.`,
    );
  if (as === 'urlencoded') return [{ in: 'query', name, required, json: false, schema, doc }];
  // The `simple` style serializes a value without its name.
  return [{ in: 'query', name, required, json: as === 'json', schema, doc, style: 'simple' }];
}

/** Whether all properties are known, so that each can be a parameter. */
function isPlain(schema: JsonObject): boolean {
  return (
    entriesOf(getOwn(schema, 'properties')).length > 0 &&
    !isObject(getOwn(schema, 'additionalProperties')) &&
    !['allOf', 'oneOf', 'anyOf', 'patternProperties'].some((keyword) => Object.hasOwn(schema, keyword))
  );
}

function fieldsOf(reader: Reader, form: Found, media: Json, required: boolean): Parameter[] {
  const demanded = new Set(arrayAt(form.value, 'required'));
  return entriesOf(getOwn(form.value, 'properties')).flatMap(([name, raw]): Parameter[] => {
    if (name === '__proto__' || name === '') return [];
    const pointer = pointerTo(form.pointer, 'properties', name);
    const encoding = objectAt(objectAt(media, 'encoding'), name) ?? {};
    const schema = reader.read(raw, { pointer, mode: 'request', within: undefined });
    const styled = ['style', 'explode', 'allowReserved'].some((key) => Object.hasOwn(encoding, key));
    const type = stringAt(reader.references.follow(raw, pointer)?.value, 'type');
    return [
      {
        in: 'query',
        name,
        required: required && demanded.has(name),
        // Without a style, objects in forms are serialized as JSON.
        json: !styled && type === 'object',
        schema,
        doc: docOf(raw),
        ...serializationOf(encoding, 'form', 'form'),
      },
    ];
  });
}
