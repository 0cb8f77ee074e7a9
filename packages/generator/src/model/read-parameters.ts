import { entriesOf, type JsonObject, arrayAt, getOwn, isObject, preview, stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import { kindOf } from './media-types.js';
import type { Parameter, Serialization, Style } from './model.js';
import { docOf } from './read-doc.js';
import { formatsOf } from './read-formats.js';
import { readQuerystring } from './read-querystring.js';
import { serializationOf } from './serialization.js';
import type { Reader } from './reader.js';
import type { Schema } from './schema.js';

type Found = { value: JsonObject; pointer: string };

const styles: Record<Parameter['in'], readonly Style[]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
};

// Ignored as parameters: https://spec.openapis.org/oas/v3.2.0.html#parameter-object
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/** The parameters of an operation. They override those of the path item. */
export function readParameters(reader: Reader, path: string, owners: readonly Found[]): Parameter[] {
  const declared = new Map<string, Found>();
  for (const owner of owners)
    for (const [index, item] of arrayAt(owner.value, 'parameters').entries()) {
      const pointer = pointerTo(owner.pointer, 'parameters', index);
      const found = reader.references.followObject(item, pointer);
      const target = reader.references.peek(item);
      if (target !== undefined && !isObject(target))
        reader.findings.add('HL2007', pointer, 'A parameter has to be an object, so it is left out.');
      if (found) declared.set(identityOf(found), found);
    }
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  const parameters = [...declared.values()].flatMap((found) => readParameter(reader, found, names));
  const missing = [...new Set(names)].filter(
    (name) => !parameters.some((one) => one.in === 'path' && one.name === name),
  );
  const at = owners.at(-1)?.pointer ?? '';
  return [...missing.map((name) => undeclared(reader, name, at)), ...parameters];
}

function readParameter(reader: Reader, { value, pointer }: Found, names: readonly string[]): Parameter[] {
  const name = stringAt(value, 'name') ?? '';
  const place = stringAt(value, 'in');
  const { findings } = reader;
  if (place === 'cookie')
    findings.add(
      'HL2004',
      pointer,
      `The cookie parameter \`${name}\` isn't part of the request: browsers send cookies themselves.`,
    );
  if (place === 'querystring') return readQuerystring(reader, { value, pointer });
  if (place === 'cookie' || (place === 'header' && ignoredHeaders.has(name.toLowerCase()))) return [];
  if (!isPlace(place) || name === '' || name === '__proto__') {
    findings.add('HL2007', pointer, `${unusable(name, place)}, so the parameter is left out.`);
    return [];
  }
  if (place === 'path' && !names.includes(name)) {
    findings.add('HL2010', pointer, `The path has no \`{${name}}\`, so the parameter is left out.`);
    return [];
  }
  const [contentType, media] = entriesOf(getOwn(value, 'content'))[0] ?? [];
  const schemaAt =
    contentType === undefined
      ? pointerTo(pointer, 'schema')
      : pointerTo(pointer, 'content', contentType, 'schema');
  const declared = getOwn(contentType === undefined ? value : media, 'schema');
  const kind = contentType === undefined ? undefined : kindOf(contentType);
  const schema: Schema =
    contentType === undefined || kind === 'json'
      ? reader.read(declared, { pointer: schemaAt, mode: 'request', within: undefined })
      : { kind: 'string' };
  if (contentType !== undefined && kind !== 'json' && kind !== 'text') {
    findings.add(
      'HL2007',
      pointer,
      `\`${name}\` can't have the content type \`${contentType.slice(0, 80)}\`, so the parameter is ${place === 'path' ? 'a string' : 'left out'}.`,
    );
    if (place !== 'path') return [];
  }
  const serialization = contentType === undefined ? readSerialization(value, place) : {};
  if (place === 'path' && getOwn(value, 'allowReserved') === true)
    findings.add(
      'HL2032',
      pointer,
      `\`allowReserved\` of \`${name}\`: in a path, reserved characters are encoded.`,
    );
  if (serialization === undefined) {
    findings.add(
      'HL2007',
      pointer,
      `The style \`${preview(getOwn(value, 'style') ?? null)}\` of \`${name}\` isn't allowed in a ${place}.`,
    );
    if (place !== 'path') return [];
  }
  const doc = docOf(value);
  if (getOwn(value, 'deprecated') !== true) delete doc.deprecated;
  const formats = formatsOf(declared);
  if (formats) doc.formats = formats;
  const { default: fallback } = docOf(reader.references.peek(declared));
  const required = place === 'path' || getOwn(value, 'required') === true;
  const known = fallback === undefined ? {} : { fallback };
  return [{ in: place, name, required, json: kind === 'json', schema, doc, ...known, ...serialization }];
}

/** A parameter is identified by its location and its name: https://spec.openapis.org/oas/v3.2.0.html#parameter-object */
function identityOf({ value, pointer }: Found): string {
  const name = stringAt(value, 'name');
  const place = stringAt(value, 'in');
  return name === undefined || place === undefined ? pointer : `${place} ${name}`;
}

const isPlace = (place: string | undefined): place is Parameter['in'] =>
  place !== undefined && Object.hasOwn(styles, place);

/** Why a parameter can't be sent. */
function unusable(name: string, place: string | undefined): string {
  if (name === '') return 'The parameter has no `name`';
  if (name === '__proto__') return 'The name `__proto__` has a special meaning in JavaScript';
  if (place === undefined) return `\`${name}\` has no \`in\``;
  return `\`in: ${preview(place)}\` of \`${name}\` isn't a location`;
}

/** Undefined if the location doesn't allow the style. */
function readSerialization(value: JsonObject, place: Parameter['in']): Serialization | undefined {
  const [defaultStyle] = styles[place];
  const style = getOwn(value, 'style') ?? defaultStyle;
  if (!styles[place].includes(style as Style)) return undefined;
  const { allowReserved, ...serialization } = serializationOf(value, style as Style, defaultStyle!);
  // In a path, reserved characters could be separators. Headers aren't percent-encoded.
  return place === 'query' && allowReserved ? { ...serialization, allowReserved } : serialization;
}

function undeclared(reader: Reader, name: string, pointer: string): Parameter {
  reader.findings.add(
    'HL2010',
    pointer,
    `The path parameter \`${name}\` isn't declared. It is treated as a required string.`,
  );
  return { in: 'path', name, required: true, json: false, schema: { kind: 'string' }, doc: {} };
}
