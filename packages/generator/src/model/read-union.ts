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
import { keysOfRef, pointerTo } from '../parse/pointer.js';
import { exclusiveOf, intersectionOf, unionOf } from './combine.js';
import { areDisjoint } from './disjoint.js';
import type { Resolved } from '../parse/references.js';
import { propertiesNamed } from './find-property.js';
import { withSiblings } from './one-way.js';
import { literalsOf } from './read-values.js';
import type { Schema } from './schema.js';
import type { Place } from './place.js';
import type { Reader } from './reader.js';

/**
 * Reads `oneOf` and `anyOf` as unions. `oneOf` is exclusive if members overlap. With a discriminator, each member gets its tag, so
 * that TypeScript can narrow the union.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#discriminator-object
 */
export function readUnion(
  reader: Reader,
  value: JsonObject,
  keyword: 'oneOf' | 'anyOf',
  place: Place,
): Schema {
  const options = arrayAt(value, keyword);
  const tags = tagsOf(reader, value, options, place);
  const around = withSiblings(place, value);
  const members = options.map((option, index) => {
    const schema = reader.inPlace(option, around, keyword, index);
    const tag = tags?.get(option);
    if (tag === undefined) return schema;
    return intersectionOf([tag, schema]) ?? schema;
  });
  const isDiscriminated = tags?.size === options.length && haveDistinctTags(tags);
  if (keyword === 'anyOf' || isDiscriminated || areDisjoint(reader.references, options))
    return unionOf(members);
  return exclusiveOf(members);
}

/** Whether no two members share a tag. */
function haveDistinctTags(tags: ReadonlyMap<Json, Schema>): boolean {
  const values = [...tags.values()].flatMap((tag) =>
    tag.kind === 'object'
      ? tag.properties.flatMap(({ schema }) => (schema.kind === 'literal' ? schema.values : []))
      : [],
  );
  return new Set(values).size === values.length;
}

/** An object with the tag for each member that doesn't declare it. Undefined if the union has no usable discriminator. */
function tagsOf(
  reader: Reader,
  value: JsonObject,
  options: readonly Json[],
  place: Place,
): Map<Json, Schema> | undefined {
  const discriminator = objectAt(value, 'discriminator');
  const name = stringAt(discriminator, 'propertyName');
  if (discriminator === undefined || name === undefined || name === '__proto__') return undefined;
  const values = mappedValues(reader, discriminator, options, place);
  const tags = new Map<Json, Schema>();
  const fallback = fallbackOf(reader, discriminator, options);
  for (const option of options) {
    if (getOwn(option, '$ref') === undefined || option === fallback) continue;
    const keywords = ['allOf', 'oneOf', 'anyOf'];
    const properties = propertiesNamed(reader.references, option, name, place.pointer, keywords);
    if (properties.length === 0) {
      const at = pointerTo(place.pointer, 'discriminator');
      const message = `\`${stringAt(option, '$ref')}\` has no property \`${name}\`, so the union isn't discriminated.`;
      reader.findings.add('HL2008', at, message);
      return undefined;
    }
    if (properties.some((property) => declaresTag(reader, property))) continue;
    const literal: Schema = { kind: 'literal', values: values.get(option) ?? [] };
    tags.set(option, {
      kind: 'object',
      properties: [{ name, schema: literal, required: true, doc: {} }],
      additional: undefined,
    });
  }
  return tags;
}

/**
 * The member of `defaultMapping`. It matches missing and unknown tags, so it has no tag of its own.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#discriminator-object
 */
function fallbackOf(
  { references }: Reader,
  discriminator: JsonObject,
  options: readonly Json[],
): Json | undefined {
  const target = stringAt(discriminator, 'defaultMapping');
  if (target === undefined) return undefined;
  const pointer = (references.lookUp(`#/components/schemas/${target}`) ?? references.lookUp(target))?.pointer;
  const pointerOf = (option: Json) => references.lookUp(stringAt(option, '$ref') ?? '')?.pointer;
  return pointer === undefined ? undefined : options.find((option) => pointerOf(option) === pointer);
}

/** Whether the member itself restricts the property to a literal. Its parents may not. */
function declaresTag(reader: Reader, { value, pointer }: Resolved): boolean {
  const plain = reader.references.follow(value, pointer)?.value;
  return isObject(plain) && literalsOf(plain)?.length === 1;
}

function mappedValues(
  reader: Reader,
  discriminator: JsonObject,
  options: readonly Json[],
  place: Place,
): Map<Json, string[]> {
  const pointerOf = (ref: string) => reader.references.lookUp(ref)?.pointer;
  const values = new Map<Json, string[]>();
  for (const [tag, target] of entriesOf(getOwn(discriminator, 'mapping'))) {
    const pointer =
      typeof target === 'string'
        ? (pointerOf(target) ?? pointerOf(`#/components/schemas/${target}`))
        : undefined;
    const option = options.find(
      (candidate) => pointer !== undefined && pointerOf(stringAt(candidate, '$ref') ?? '') === pointer,
    );
    if (option === undefined) {
      const at = pointerTo(place.pointer, 'discriminator', 'mapping', tag);
      reader.findings.add(
        'HL2008',
        at,
        `The discriminator's value \`${tag}\` doesn't match a member of the union.`,
      );
    } else values.set(option, [...(values.get(option) ?? []), tag]);
  }
  for (const option of options) {
    const name = keysOfRef(stringAt(option, '$ref') ?? '')?.at(-1);
    if (name !== undefined && !values.has(option)) values.set(option, [name]);
  }
  return values;
}
