import {
  arrayAt,
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  mergeAllOf,
  objectAt,
  type Referenced,
  resolve,
  stringAt,
  typesOf,
} from '@hookloom/workbench/schemas';
import { sampleNumber } from './sample-number.ts';
import { sampleText } from './sample-text.ts';
import { hashOf } from './seed.ts';
import type { Place } from './words.ts';

/** Deeper objects have their required properties alone, and deeper arrays no items. */
const maxDepth = 3;
/** Nothing is sampled below, whatever is required: the schema might have no end. */
const depthLimit = 8;
const maxItems = 3;

type Context = { referenced: Referenced; place: Place; property: string; depth: number };

type ReadSchema = { schema: JsonObject; name?: string };

const schemas = new WeakMap<Referenced, WeakMap<object, ReadSchema>>();

/** The schema with its references and `allOf` resolved, and the name of the schema. The same one for the same schema. */
export function readSchema(schema: Json | undefined, referenced: Referenced): ReadSchema {
  if (!isObject(schema)) return { schema: {} };
  const known = schemas.get(referenced) ?? new WeakMap<object, ReadSchema>();
  schemas.set(referenced, known);
  const found = known.get(schema);
  if (found) return found;
  const { value, name } = resolve(schema, referenced);
  const read = { schema: isObject(value) ? mergeAllOf(value, referenced) : {}, ...(name && { name }) };
  known.set(schema, read);
  return read;
}

/**
 * A value that fits a schema. The same place always has the same value.
 *
 * @param property - the name of the property that has the value. It decides what a text is about.
 */
export function sample(schema: Json | undefined, referenced: Referenced, place: Place, property = ''): Json {
  return sampleAt(schema, { referenced, place, property, depth: 0 });
}

function sampleAt(unresolved: Json | undefined, context: Context): Json {
  const { schema, name } = readSchema(unresolved, context.referenced);
  const { depth, place } = context;
  const given = givenValue(schema, place);
  if (given !== undefined) return given;
  if (depth > depthLimit) return null;
  const inner = name && depth > 0 ? { ...context, place: { ...place, entity: name } } : context;
  const variants = [...arrayAt(schema, 'oneOf'), ...arrayAt(schema, 'anyOf')];
  if (variants.length > 0) return sampleVariant(schema, variants, inner);
  const type = typesOf(schema).find((one) => one !== 'null');
  if (type === 'object') return sampleObject(schema, inner);
  if (type === 'array') return sampleArray(schema, inner);
  if (type === 'string') {
    const inText = getOwn(schema, 'contentSchema');
    if (isObject(inText)) return JSON.stringify(sampleAt(inText, { ...inner, depth: depth + 1 }));
    return sampleText(schema, context.property, place);
  }
  if (type === 'integer' || type === 'number') return sampleNumber(schema, type, context.property, place);
  if (type === 'boolean') return hashOf(place.seed) % 2 === 0;
  return typesOf(schema).includes('null') ? null : {};
}

/** What the spec itself gives. A single example is for the first record, because the others must differ from it. */
function givenValue(schema: JsonObject, { index, seed }: Place): Json | undefined {
  const fixed = getOwn(schema, 'const');
  if (fixed !== undefined) return fixed;
  const values = arrayAt(schema, 'enum');
  if (values.length > 0) return values[(index + hashOf(seed.replace(/^\S*/, ''))) % values.length];
  const examples = [getOwn(schema, 'example'), ...arrayAt(schema, 'examples')].filter(
    (one) => one !== undefined,
  );
  const isPlain = typesOf(schema).every((type) => /^(string|number|integer)$/.test(type));
  return isPlain ? examples[index] : examples[index % (examples.length || 1)];
}

function sampleVariant(schema: JsonObject, variants: Json[], context: Context): Json {
  const { referenced, place, depth } = context;
  // Below the depth that is shown, the variant that is most likely to end.
  const ends = variants.findIndex(
    (one) => !/^(object|array)$/.test(String(readSchema(one, referenced).schema['type'])),
  );
  const at = depth >= maxDepth && ends >= 0 ? ends : place.index % variants.length;
  const chosen = variants[at]!;
  const value = sampleAt(chosen, { ...context, depth: depth + 1 });
  if (!isObject(value)) return value;
  const own = 'properties' in schema ? sampleObject(schema, context) : {};
  return { ...own, ...value, ...discriminator(schema, chosen) };
}

/** The property that names the variant. */
function discriminator(schema: JsonObject, chosen: Json): JsonObject {
  const property = stringAt(objectAt(schema, 'discriminator'), 'propertyName');
  const ref = stringAt(chosen, '$ref');
  if (property === undefined || ref === undefined) return {};
  const mapping = entriesOf(objectAt(objectAt(schema, 'discriminator'), 'mapping'));
  const name = ref.split('/').at(-1)!;
  return { [property]: mapping.find(([, target]) => target === ref || target === name)?.[0] ?? name };
}

function sampleObject(schema: JsonObject, context: Context): JsonObject {
  const { depth, place, referenced } = context;
  const required = new Set(arrayAt(schema, 'required'));
  const value: JsonObject = {};
  for (const [name, property] of entriesOf(getOwn(schema, 'properties'))) {
    if (!required.has(name) && (depth >= maxDepth || name === '__proto__')) continue;
    if (readSchema(property, referenced).schema['writeOnly'] === true) continue;
    const inner = { ...context, depth: depth + 1, property: name };
    value[name] = sampleAt(property, { ...inner, place: { ...place, seed: `${place.seed}.${name}` } });
  }
  const others = getOwn(schema, 'additionalProperties');
  if (isObject(others) && Object.keys(value).length === 0 && depth < maxDepth)
    for (const [index, name] of ['first', 'second'].entries())
      value[name] = sampleAt(others, {
        ...context,
        depth: depth + 1,
        property: name,
        place: { ...place, index, seed: `${place.seed}.${name}` },
      });
  return value;
}

function sampleArray(schema: JsonObject, context: Context): Json[] {
  const { depth, place, property } = context;
  const sampled = (items: Json | undefined, index: number) =>
    sampleAt(items, {
      ...context,
      depth: depth + 1,
      property: property.replace(/s$/, ''),
      place: { ...place, index: place.index + index, seed: `${place.seed}[${index}]` },
    });
  const tuple = arrayAt(schema, 'prefixItems').map(sampled);
  const least = Number(getOwn(schema, 'minItems') ?? 0) || 0;
  const most = Number(getOwn(schema, 'maxItems') ?? maxItems);
  const wanted = depth >= maxDepth ? 0 : 1 + (hashOf(place.seed) % 2);
  const count = Math.min(Math.max(least, Math.min(wanted, most)), 50) - tuple.length;
  const items = Array.from({ length: Math.max(count, 0) }, (_, index) =>
    sampled(getOwn(schema, 'items'), index),
  );
  return [...tuple, ...items];
}
