import { type Schema, unknownSchema } from '../model/schema.js';
import { diffDocs, withDocs } from './diff-docs.js';
import { nestUnder, type BreakingDirection, type Difference, difference } from './difference.js';
import type { Member, ObjectShape } from './object-shape.js';

type Diff = (old: Schema, now: Schema) => Difference[];

/** Compares two objects. Changes inherited from the same named schema by `allOf` are reported for that schema. */
export function diffObjects(old: ObjectShape, now: ObjectShape, diff: Diff): Difference[] {
  const names = new Set([...old.properties.keys(), ...now.properties.keys()]);
  return [
    ...[...names].flatMap((name) => nestUnder(name, diffMember(name, old, now, diff))),
    ...diffIndex(old, now, diff),
    ...diffExtras(old.extras, now.extras, diff),
  ];
}

function diffMember(name: string, old: ObjectShape, now: ObjectShape, diff: Diff): Difference[] {
  const [a, b] = [old.properties.get(name), now.properties.get(name)];
  if (a === undefined) return b === undefined || old.parents.has(b.origin) ? [] : added(b, old, diff);
  if (b === undefined) return now.parents.has(a.origin) ? [] : removed(a, now, diff);
  if (a.origin !== '' && a.origin === b.origin) return [];
  const docs = diffDocs(a.property.doc, b.property.doc);
  return [...diffPresence(a, b), ...withDocs(diff(a.property.schema, b.property.schema), docs)];
}

/** An added property. It may have been an additional property before. */
function added({ property: { required, schema } }: Member, old: ObjectShape, diff: Diff): Difference[] {
  const facts = old.open || old.additional ? diff(old.additional ?? unknownSchema, schema) : [];
  const refused = required || (old.open && facts.some(({ request }) => request.breaking));
  const excluded = facts.some(({ response }) => response.breaking);
  return [
    difference(breaksOf(refused, excluded), {
      what: { request: required ? 'is added, and is required' : 'is added', response: 'is added' },
      todo: {
        request: required ? 'always send it' : 'send what it takes',
        response: 'run generate: validation rejects it until then',
      },
    }),
  ];
}

/** A removed property. It may be an additional property now. */
function removed({ property: { required, schema } }: Member, now: ObjectShape, diff: Diff): Difference[] {
  const sent = now.open ? diff(schema, now.additional ?? unknownSchema) : [];
  // Next to named properties, additional ones have the type `unknown`.
  const read = now.properties.size > 0 ? diff(schema, unknownSchema) : sent;
  return [
    difference(
      breaksOf(
        !now.open || sent.some(({ request }) => request.breaking),
        !now.open || required || read.some(({ response }) => response.breaking),
      ),
      { what: 'is removed', todo: { request: "don't send it", response: "don't read it" } },
    ),
  ];
}

function breaksOf(request: boolean, response: boolean): BreakingDirection {
  return request && response ? 'both' : request ? 'request' : response ? 'response' : 'none';
}

function diffPresence({ property: a }: Member, { property: b }: Member): Difference[] {
  if (a.required === b.required) return [];
  return b.required
    ? [
        difference('request', {
          what: { request: 'is required now', response: 'is always there now' },
          todo: { request: 'always send it' },
        }),
      ]
    : [
        difference('response', {
          what: { request: 'is optional now', response: 'may be missing' },
          todo: { response: 'handle `undefined`' },
        }),
      ];
}

/** Compares additional properties. */
function diffIndex(old: ObjectShape, now: ObjectShape, diff: Diff): Difference[] {
  if (!old.open) return [];
  if (now.open)
    return nestUnder('[key]', diff(old.additional ?? unknownSchema, now.additional ?? unknownSchema));
  return [
    difference('both', {
      what: 'no longer has properties of any name',
      todo: { request: 'send only those in its type', response: 'read only those in its type' },
    }),
  ];
}

function diffExtras(old: readonly Schema[], now: readonly Schema[], diff: Diff): Difference[] {
  if (old.length === now.length) return old.flatMap((one, index) => diff(one, now[index] ?? unknownSchema));
  return [difference('both', { what: 'is made of other parts', todo: { request: 'check what you send' } })];
}
