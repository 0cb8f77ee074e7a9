import type { Model } from '../model/model.js';
import type { Check, Property, Schema } from '../model/schema.js';
import { resolve } from './resolve.js';

/** A property, and the named schema that it is inherited from by `allOf`. */
export type Member = { property: Property; origin: string };

/** The shape of an object, with intersections merged. */
export type ObjectShape = {
  properties: ReadonlyMap<string, Member>;
  /** Whether the TypeScript type has an index signature. */
  open: boolean;
  /** The schema of additional properties. Undefined if they are unconstrained. */
  additional: Schema | undefined;
  /** The named schemas in its `allOf`. */
  parents: ReadonlySet<string>;
  /** The members of an intersection that aren't objects, mostly unions. */
  extras: readonly Schema[];
};

export function shapeOf(schema: Schema, model: Model, origin = ''): ObjectShape {
  if (schema.kind === 'ref') {
    const name = model.byTarget.get(schema.target)?.name ?? '';
    const shape = shapeOf(resolve(schema, model), model, origin === '' ? name : origin);
    return { ...shape, parents: new Set([...shape.parents, name]) };
  }
  if (schema.kind === 'object')
    return {
      properties: new Map(schema.properties.map((property) => [property.name, { property, origin }])),
      open: schema.properties.length === 0 || schema.additional !== undefined,
      additional: schema.additional,
      parents: new Set(),
      extras: [],
    };
  if (schema.kind === 'refined') {
    const shape = shapeOf(schema.schema, model, origin);
    const others = schema.checks.find(isOfOthers);
    return others ? { ...shape, additional: others.schema } : shape;
  }
  if (schema.kind !== 'intersection')
    return {
      properties: new Map<string, Member>(),
      open: false,
      additional: undefined,
      parents: new Set(),
      extras: [schema],
    };
  return schema.members.map((member) => shapeOf(member, model, origin)).reduce(merged);
}

type OfOthers = Extract<Check, { keyword: 'additionalProperties' | 'unevaluatedProperties' }>;

function isOfOthers(check: Check): check is OfOthers {
  return check.keyword === 'additionalProperties' || check.keyword === 'unevaluatedProperties';
}

function merged(a: ObjectShape, b: ObjectShape): ObjectShape {
  const properties = new Map(a.properties);
  for (const [name, member] of b.properties) {
    const other = properties.get(name);
    properties.set(name, other === undefined ? member : both(other, member));
  }
  return {
    properties,
    open: a.open || b.open,
    additional: a.additional ?? b.additional,
    parents: new Set([...a.parents, ...b.parents]),
    extras: [...a.extras, ...b.extras],
  };
}

function both(a: Member, b: Member): Member {
  const [x, y] = [a.property, b.property];
  const schema: Schema =
    y.schema.kind === 'unknown' || JSON.stringify(x.schema) === JSON.stringify(y.schema)
      ? x.schema
      : x.schema.kind === 'unknown'
        ? y.schema
        : { kind: 'intersection', members: [x.schema, y.schema] };
  return {
    property: { ...x, schema, required: x.required || y.required, doc: { ...x.doc, ...y.doc } },
    origin: a.origin === b.origin ? a.origin : '',
  };
}
