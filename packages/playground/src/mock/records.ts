import { isObject, type Json, type JsonObject, typesOf } from '@hookloom/workbench/schemas';
import { validatorFor } from './validator.ts';
import type { Collection } from './roles.ts';
import { exampleRecords } from './examples.ts';
import { readSchema, sample } from './sample.ts';
import { hashOf } from './seed.ts';

const count = 12;
/** Enough for several pages. */
const pagedCount = 45;

const paging = /^(page|limit|offset|cursor|after|per_?page|page_?size|skip|take|page_?token)$/i;

/**
 * The first records of a collection at a path, such as `/owners/1/pets`.
 *
 * @param most - the most that are needed.
 */
export function makeRecords(collection: Collection, scope: string, most = Infinity): JsonObject[] {
  const isPaged = collection.lists.some(({ operation }) =>
    operation.parameters.some(({ name }) => paging.test(String(name))),
  );
  const given = exampleRecords(collection);
  const records = Array.from({ length: Math.min(isPaged ? pagedCount : count, most) }, (_, index) =>
    makeRecord(collection, scope, index, given),
  );
  const property = identifierOf(collection, records);
  if (property !== undefined) separate(records, property, collection);
  return records;
}

function makeRecord(
  { entity, schemas, base }: Collection,
  scope: string,
  index: number,
  given: readonly JsonObject[],
): JsonObject {
  const place = { entity: entity || (base.at(-1) ?? ''), index, seed: `${scope}/${index} ` };
  let record: JsonObject = {};
  for (const { schema, route } of schemas) {
    const value = sample(schema, route.referenced, place);
    if (isObject(value)) record = { ...value, ...record };
  }
  return { ...record, ...given[index] };
}

/** The property that identifies a record. Undefined if there is none. */
export function identifierOf({ parameter }: Collection, records: readonly JsonObject[]): string | undefined {
  const names = Object.keys(records[0] ?? {});
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(parameter ?? 'id');
  const isScalar = (name: string) => /^(string|number)$/.test(typeof records[0]![name]);
  const scalars = names.filter(isScalar);
  return (
    scalars.find((name) => plain(name) === wanted) ??
    scalars.find((name) => plain(name).length > 1 && wanted.endsWith(plain(name))) ??
    scalars.find((name) => /^(_?id|uuid|key|slug|code|number|name)$/i.test(name))
  );
}

/** Gives each record an identifier of its own. */
function separate(records: JsonObject[], property: string, { schemas }: Collection): void {
  const [first] = schemas;
  const schema =
    first &&
    schemas
      .map(({ schema: one, route }) => readSchema(one, route.referenced).schema['properties'])
      .find((properties) => isObject(properties) && property in properties);
  const validate = validatorFor(
    isObject(schema) ? schema[property] : true,
    first?.route.referenced ?? { schemas: {}, names: {} },
  );
  const used = new Set<Json>();
  const start = records[0]![property]!;
  for (const [index, record] of records.entries()) {
    const candidates = [
      record[property]!,
      ...(typeof start === 'number' ? [start + index, index + 1] : variationsOf(start, index)),
    ];
    const next = typeof start === 'number' && index > 0 ? candidates.slice(1) : candidates;
    const own = next.find((one) => !used.has(one) && validate(one).length === 0) ?? candidates[0]!;
    used.add(own);
    record[property] = own;
  }
}

function variationsOf(start: Json, index: number): string[] {
  const text = String(start);
  const prefix = /^[a-z]+[_-]/i.exec(text)?.[0] ?? '';
  const code = hashOf(`${text} ${index}`).toString(36);
  return [`${text}-${index + 1}`, `${prefix}${code}`, `${text}${index + 1}`];
}

/** An identifier for a record that is created. */
export function nextIdentifier(
  records: readonly JsonObject[],
  property: string,
  sampled: Json | undefined,
): Json {
  const used = records.map((record) => record[property]);
  if (typeof used[0] === 'number' || typeof sampled === 'number')
    return Math.max(0, ...used.filter((one) => typeof one === 'number')) + 1;
  if (typeof sampled === 'string' && !used.includes(sampled)) return sampled;
  const text = typeof sampled === 'string' ? sampled : 'new';
  for (let number = records.length + 1; ; number += 1)
    if (!used.includes(`${text}-${number}`)) return `${text}-${number}`;
}

/** Whether a value of a path can identify a record, such as `7` for an integer. */
export function canIdentify(schema: Json | undefined, value: string): boolean {
  if (!isObject(schema)) return true;
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
  return !isNumber || /^-?\d+(\.\d+)?$/.test(value);
}
