import { type Property, type Schema, unknownSchema } from '../model/schema.js';
import type { Proof } from './proof.js';
import { resolve } from './resolve.js';

type ObjectSchema = Extract<Schema, { kind: 'object' }>;

/** Whether every value of `a` is an object that matches `b`. The members of an intersection are combined. */
export function isObjectSubset(a: Schema, b: ObjectSchema, proof: Proof): boolean {
  const parts = objectsOf(a, proof);
  if (parts.length === 0) return false;
  return (
    b.properties.every((property) => parts.some((part) => hasProperty(part, property, proof))) &&
    (b.additional === undefined || parts.some((part) => hasOthers(part, b, proof)))
  );
}

/** The object schemas that a value must all match. */
function objectsOf(schema: Schema, proof: Proof): ObjectSchema[] {
  const content = resolve(schema, proof.from);
  if (content.kind === 'object') return [content];
  if (content.kind === 'refined') return objectsOf(content.schema, proof);
  return content.kind === 'intersection' ? content.members.flatMap((member) => objectsOf(member, proof)) : [];
}

function hasProperty(part: ObjectSchema, { name, schema, required }: Property, proof: Proof): boolean {
  const own = part.properties.find((property) => property.name === name);
  if (own === undefined) return !required && proof.isSubset(part.additional ?? unknownSchema, schema);
  return (own.required || !required) && proof.isSubset(own.schema, schema);
}

function hasOthers(
  part: ObjectSchema,
  { properties, additional = unknownSchema }: ObjectSchema,
  proof: Proof,
): boolean {
  const named = new Set(properties.map(({ name }) => name));
  return [
    part.additional ?? unknownSchema,
    ...part.properties.filter(({ name }) => !named.has(name)).map(({ schema }) => schema),
  ].every((schema) => proof.isSubset(schema, additional));
}
