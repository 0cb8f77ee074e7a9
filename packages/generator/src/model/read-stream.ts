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
import { unionOf } from './combine.js';
import { streamKindOf } from './media-types.js';
import type { StreamBody } from './model.js';
import type { Property, Schema } from './schema.js';
import type { Place } from './place.js';
import type { Reader } from './reader.js';

const fields = new Set(['data', 'event', 'id', 'retry']);

type Found = { value: Json | undefined; pointer: string };

/** Reads the first streaming content of a success response. */
export function readStream(
  reader: Reader,
  content: Json | undefined,
  pointer: string,
): StreamBody | undefined {
  const [found, ...others] = entriesOf(content).filter(([contentType]) => streamKindOf(contentType));
  const parse = found && streamKindOf(found[0]);
  if (found === undefined || parse === undefined) return undefined;
  const [contentType, media] = found;
  for (const [other] of others)
    reader.findings.add(
      'HL2043',
      pointerTo(pointer, other),
      `The stream \`${other.slice(0, 80)}\` is left out: hooks read \`${contentType.slice(0, 80)}\`.`,
    );
  const at = pointerTo(pointer, contentType);
  const item = itemOf(reader, media, at);
  if (parse !== 'serverSentEvents') {
    const schema = reader.read(item.value, { pointer: item.pointer, mode: 'response', within: undefined });
    return { contentType, parse, item: 'data', data: 'json', schema };
  }
  if (item.value === undefined)
    return { contentType, parse, item: 'event', data: 'text', schema: plainEvent };
  return { contentType, parse, ...readEvents(reader, item) };
}

/** The schema of an item. Before 3.2 added `itemSchema`, `schema` describes an item or the array of all items. */
function itemOf(reader: Reader, media: Json, at: string): Found {
  const item = getOwn(media, 'itemSchema');
  if (item !== undefined) return { value: item, pointer: pointerTo(at, 'itemSchema') };
  const schema = getOwn(media, 'schema');
  const pointer = pointerTo(at, 'schema');
  const plain = reader.references.followObject(schema, pointer);
  if (plain && stringAt(plain.value, 'type') === 'array' && getOwn(plain.value, 'items') !== undefined)
    return { value: plain.value['items'], pointer: pointerTo(plain.pointer, 'items') };
  return { value: schema, pointer };
}

type Events = Pick<StreamBody, 'item' | 'data' | 'schema'>;

/**
 * Reads the schema of server-sent events. In OpenAPI 3.2 it describes the whole event, but most documents describe its `data`.
 * An object with `data` and only fields of events is a whole event.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#special-considerations-for-server-sent-events
 */
function readEvents(reader: Reader, { value, pointer }: Found): Events {
  const place: Place = { pointer, mode: 'response', within: undefined };
  const members = eventsIn(reader, { value, pointer });
  if (members === undefined) {
    const schema = reader.read(value, place);
    return { item: 'data', ...formOf([kindsOf(reader, { value, pointer })]), schema };
  }
  const forms = members.map((member) => formOfData(reader, member));
  // The event only differs from its schema if it contains embedded JSON.
  const schema = members.some(hasEmbedded)
    ? unionOf(members.map((member) => readEvent(reader, member, place)))
    : reader.read(value, place);
  return { item: 'event', ...formOf(forms), schema };
}

type Member = { value: JsonObject; pointer: string };

/** The event objects that a schema consists of. Undefined if any member isn't an event. */
function eventsIn(reader: Reader, { value, pointer }: Found, depth = 0): Member[] | undefined {
  const found = reader.references.followObject(value, pointer);
  if (found === undefined || depth > 8) return undefined;
  for (const keyword of ['oneOf', 'anyOf']) {
    const some = arrayAt(found.value, keyword);
    if (some.length === 0) continue;
    const members = some.map((one, index) =>
      eventsIn(reader, { value: one, pointer: pointerTo(found.pointer, keyword, index) }, depth + 1),
    );
    return members.some((each) => each === undefined) ? undefined : members.flatMap((each) => each ?? []);
  }
  const properties = Object.keys(objectAt(found.value, 'properties') ?? {});
  const isEvent = properties.includes('data') && properties.every((name) => fields.has(name));
  return isEvent ? [found] : undefined;
}

const dataOf = ({ value, pointer }: Member): Found => ({
  value: getOwn(getOwn(value, 'properties'), 'data'),
  pointer: pointerTo(pointer, 'properties', 'data'),
});

/** Whether `data` is JSON in a string, described by `contentSchema`. */
function hasEmbedded(member: Member): boolean {
  const { value } = dataOf(member);
  return /[/+]json\b/.test(stringAt(value, 'contentMediaType') ?? '');
}

function formOfData(reader: Reader, member: Member): Form {
  return hasEmbedded(member) ? 'json' : kindsOf(reader, dataOf(member));
}

type Form = 'json' | 'text' | 'either';

/** Whether values of the schema are serialized as JSON or text. */
function kindsOf(reader: Reader, { value, pointer }: Found, depth = 0): Form {
  const found = reader.references.follow(value, pointer)?.value;
  if (!isObject(found) || depth > 8) return 'either';
  const some = [...arrayAt(found, 'oneOf'), ...arrayAt(found, 'anyOf')];
  if (some.length > 0) {
    const forms = new Set(some.map((one) => kindsOf(reader, { value: one, pointer }, depth + 1)));
    return forms.size === 1 ? ([...forms][0] ?? 'either') : 'either';
  }
  const type = getOwn(found, 'type');
  const types = Array.isArray(type) ? type : [type];
  const literals = getOwn(found, 'const') === undefined ? arrayAt(found, 'enum') : [found['const'] as Json];
  if (types[0] === undefined && literals.length > 0)
    return literals.every((one) => typeof one === 'string') ? 'text' : 'either';
  if (types.every((one) => one === 'string')) return 'text';
  return types.includes('string') || types[0] === undefined
    ? getOwn(found, 'properties')
      ? 'json'
      : 'either'
    : 'json';
}

function formOf(forms: readonly Form[]): Pick<StreamBody, 'data'> {
  const [form, ...others] = new Set(forms);
  return form === undefined || form === 'either' || others.length > 0 ? {} : { data: form };
}

/** The schema of the parsed event: `data` is the content of the string. */
function readEvent(reader: Reader, member: Member, place: Place): Schema {
  const { value, pointer } = member;
  const properties = objectAt(value, 'properties') ?? {};
  const required = arrayAt(value, 'required');
  return {
    kind: 'object',
    additional: undefined,
    properties: Object.entries(properties).map(([name, property]): Property => {
      const at = pointerTo(pointer, 'properties', name);
      const embedded = name === 'data' && hasEmbedded(member);
      const content = embedded ? getOwn(property, 'contentSchema') : property;
      const inside = { ...place, pointer: embedded ? pointerTo(at, 'contentSchema') : at };
      return { name, schema: reader.read(content, inside), required: required.includes(name), doc: {} };
    }),
  };
}

const text: Schema = { kind: 'string' };
const plainEvent: Schema = {
  kind: 'object',
  additional: undefined,
  properties: [
    { name: 'data', schema: text, required: true, doc: {} },
    { name: 'event', schema: text, required: false, doc: {} },
    { name: 'id', schema: text, required: false, doc: {} },
    { name: 'retry', schema: { kind: 'number', integer: false }, required: false, doc: {} },
  ],
};
