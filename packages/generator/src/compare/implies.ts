import type { Model } from '../model/model.js';
import { childrenOf } from '../model/schema-children.js';
import { type Check, type Schema, unknownSchema } from '../model/schema.js';
import { canonical } from '../parse/json.js';
import { changedNames, namesIn } from './changed-names.js';
import type { Proof } from './proof.js';

type CheckOf<Keyword extends Check['keyword']> = Check & { keyword: Keyword };

/** Whether every value that passes `a`, a check of `proof.from`, passes `b`, a check of `proof.to`. */
export function implies(a: Check, b: Check, proof: Proof): boolean {
  const rule = rules[a.keyword] as (a: Check, b: Check, proof: Proof) => boolean;
  return a.keyword === b.keyword && rule(a, b, proof);
}

const rules: {
  [Keyword in Check['keyword']]: (a: CheckOf<Keyword>, b: CheckOf<Keyword>, proof: Proof) => boolean;
} = {
  uniqueItems: () => true,
  enum: (a, b) => includesAll(b.values.map(canonical), a.values.map(canonical)),
  not: (a, b, proof) => refusesAll(a.schema, b.schema, proof),
  if: (a, b, proof) =>
    isSame(a.condition, b.condition, proof.deeply()) &&
    proof.isSubset(a.then ?? unknownSchema, b.then ?? unknownSchema) &&
    proof.isSubset(a.otherwise ?? unknownSchema, b.otherwise ?? unknownSchema),
  contains: (a, b, proof) =>
    (b.min === 0 || (a.min >= b.min && proof.isSubset(a.schema, b.schema))) &&
    (b.max === undefined || ((a.max ?? Infinity) <= b.max && refusesAll(a.schema, b.schema, proof))),
  minProperties: (a, b) => a.limit >= b.limit,
  maxProperties: (a, b) => a.limit <= b.limit,
  dependentRequired: (a, b) => a.property === b.property && includesAll(a.names, b.names),
  type: (a, b, proof) => a.type === b.type && proof.isSubset(a.schema, b.schema),
  dependentSchemas: (a, b, proof) => a.property === b.property && proof.isSubset(a.schema, b.schema),
  propertyNames: (a, b, proof) => proof.isSubset(a.schema, b.schema),
  patternProperties: (a, b, proof) => a.pattern === b.pattern && proof.isSubset(a.schema, b.schema),
  additionalProperties: (a, b, proof) =>
    includesAll(b.names, a.names) &&
    includesAll(b.patterns, a.patterns) &&
    proof.isSubset(a.schema, b.schema),
  unevaluatedProperties: impliesUnevaluated,
  unevaluatedItems: impliesUnevaluated,
};

type Unevaluated = CheckOf<'unevaluatedProperties' | 'unevaluatedItems'>;

function impliesUnevaluated(a: Unevaluated, b: Unevaluated, proof: Proof): boolean {
  return (
    JSON.stringify(a.evaluated) === JSON.stringify(b.evaluated) &&
    !invertsChange(a, proof.from, proof.to) &&
    proof.isSubset(a.schema, b.schema)
  );
}

/** Whether a check contains a changed named schema where widening it makes the check stricter, such as in `not`. */
export function invertsChange(check: Check, model: Model, other: Model): boolean {
  const names = invertingSchemas(check).flatMap((schema) => [...namesIn(schema, model)]);
  return names.some((name) => changedNames(model, other).has(name));
}

function invertingSchemas(check: Check): readonly Schema[] {
  switch (check.keyword) {
    case 'not':
      return [check.schema];
    case 'contains':
      return check.max === undefined ? [] : [check.schema];
    case 'if':
      return [check.condition];
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return childrenOf({
        kind: 'refined',
        schema: unknownSchema,
        checks: [{ ...check, schema: unknownSchema }],
      });
    default:
      return [];
  }
}

function isSame(a: Schema, b: Schema, proof: Proof): boolean {
  return proof.isSubset(a, b) && proof.reversed().isSubset(b, a);
}

/** Whether `b` is a subset of `a`, so that rejecting `a` implies rejecting `b`. */
function refusesAll(a: Schema, b: Schema, proof: Proof): boolean {
  return proof.deeply().reversed().isSubset(b, a);
}

function includesAll(items: readonly string[], others: readonly string[]): boolean {
  const known = new Set(items);
  return others.every((one) => known.has(one));
}
