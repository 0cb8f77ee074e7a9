type Schema = Record<string, unknown>;

/** A change of a schema. `reverse` is the name of the opposite change, which is tested too. */
type SchemaMutation = {
  name: string;
  reverse: string;
  before: Schema;
  after: Schema;
  /** Why neither the compiler nor a request proves that it is breaking in requests. */
  unproved?: string;
};

const string = { type: 'string' };
const number = { type: 'number' };
const object = (properties: Schema, required: string[] = [], more: Schema = {}) => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  ...more,
});
const cat = object({ kind: { const: 'cat' }, lives: number }, ['kind', 'lives']);
const dog = object({ kind: { const: 'dog' }, barks: string }, ['kind', 'barks']);

// Without `z`, removing `a` would leave an open object.
const a = (schema: Schema, required = false) => object({ a: schema, z: string }, required ? ['a'] : []);

export const schemaMutations: SchemaMutation[] = [
  {
    name: 'an optional property is added',
    reverse: 'is removed',
    before: object({ z: string }),
    after: a(string),
  },
  {
    name: 'a required property is added',
    reverse: 'is removed',
    before: object({ z: string }),
    after: a(string, true),
  },
  { name: 'a property becomes required', reverse: 'optional', before: a(string), after: a(string, true) },
  {
    name: 'a nested property is added',
    reverse: 'is removed',
    before: a(object({ z: string })),
    after: a(a(number)),
  },
  { name: 'a type changes', reverse: 'changes back', before: a(string), after: a(number) },
  {
    name: 'an item changes',
    reverse: 'changes back',
    before: a({ type: 'array', items: string }),
    after: a({ type: 'array', items: number }),
  },
  {
    name: 'a value becomes a list',
    reverse: 'one again',
    before: a(string, true),
    after: a({ type: 'array', items: string }, true),
  },
  {
    name: 'null is added',
    reverse: 'is removed',
    before: a(string, true),
    after: a({ type: ['string', 'null'] }, true),
  },
  {
    name: 'an enum gains a value',
    reverse: 'loses one',
    before: a({ enum: ['x', 'y'] }),
    after: a({ enum: ['x', 'y', 'w'] }),
  },
  {
    name: 'an enum changes a value',
    reverse: 'changes it back',
    before: a({ enum: ['x', 'y'] }, true),
    after: a({ enum: ['x', 'w'] }, true),
  },
  {
    name: 'a string becomes an enum',
    reverse: 'a string',
    before: a(string),
    after: a({ type: 'string', enum: ['x', 'y'] }),
  },
  {
    name: 'a number becomes an integer',
    reverse: 'a number',
    before: a(number),
    after: a({ type: 'integer' }),
  },
  {
    name: 'a type is added',
    reverse: 'is removed',
    before: a(string),
    after: a({ type: ['string', 'number'] }),
  },
  { name: 'a type is given', reverse: 'is taken away', before: a({}), after: a(string) },
  {
    name: 'maxLength is set',
    reverse: 'is removed',
    before: a(string, true),
    after: a({ ...string, maxLength: 3 }, true),
  },
  {
    name: 'maxLength is lowered',
    reverse: 'is raised',
    before: a({ ...string, maxLength: 9 }, true),
    after: a({ ...string, maxLength: 3 }, true),
  },
  {
    name: 'minLength is raised',
    reverse: 'is lowered',
    before: a({ ...string, minLength: 1 }, true),
    after: a({ ...string, minLength: 2 }, true),
  },
  {
    name: 'a pattern is set',
    reverse: 'is removed',
    before: a(string, true),
    after: a({ ...string, pattern: '^a' }, true),
  },
  {
    name: 'a pattern changes',
    reverse: 'changes back',
    before: a({ ...string, pattern: '^a' }, true),
    after: a({ ...string, pattern: 'z$' }, true),
  },
  {
    name: 'a format is set',
    reverse: 'is removed',
    before: a(string, true),
    after: a({ ...string, format: 'uuid' }, true),
    unproved: 'generated code validates no format, but a server may',
  },
  {
    name: 'a minimum is set',
    reverse: 'is removed',
    before: a(number, true),
    after: a({ ...number, minimum: 5 }, true),
  },
  {
    name: 'a minimum is raised',
    reverse: 'is lowered',
    before: a({ ...number, minimum: 1 }, true),
    after: a({ ...number, minimum: 5 }, true),
  },
  {
    name: 'a maximum is lowered',
    reverse: 'is raised',
    before: a({ ...number, maximum: 9 }, true),
    after: a({ ...number, maximum: 5 }, true),
  },
  {
    name: 'exclusiveMinimum is raised',
    reverse: 'is lowered',
    before: a({ ...number, exclusiveMinimum: 1 }, true),
    after: a({ ...number, exclusiveMinimum: 5 }, true),
  },
  {
    name: 'exclusiveMaximum is lowered',
    reverse: 'is raised',
    before: a({ ...number, exclusiveMaximum: 9 }, true),
    after: a({ ...number, exclusiveMaximum: 5 }, true),
  },
  {
    name: 'multipleOf is set',
    reverse: 'is removed',
    before: a(number, true),
    after: a({ ...number, multipleOf: 5 }, true),
  },
  {
    name: 'multipleOf becomes stricter',
    reverse: 'laxer',
    before: a({ ...number, multipleOf: 5 }, true),
    after: a({ ...number, multipleOf: 10 }, true),
  },
  {
    name: 'multipleOf changes',
    reverse: 'changes back',
    before: a({ ...number, multipleOf: 4 }, true),
    after: a({ ...number, multipleOf: 10 }, true),
  },
  {
    name: 'minItems is set',
    reverse: 'is removed',
    before: a({ type: 'array', items: string }, true),
    after: a({ type: 'array', items: string, minItems: 1 }, true),
  },
  {
    name: 'maxItems is set',
    reverse: 'is removed',
    before: a({ type: 'array', items: string }, true),
    after: a({ type: 'array', items: string, maxItems: 1 }, true),
  },
  {
    name: 'a map changes its values',
    reverse: 'changes them back',
    before: object({}, [], { additionalProperties: string }),
    after: object({}, [], { additionalProperties: number }),
  },
  {
    name: 'a map gets a type for its values',
    reverse: 'loses it',
    before: object({}),
    after: object({}, [], { additionalProperties: string }),
  },
  {
    name: 'additionalProperties of an object change',
    reverse: 'change back',
    before: object({ z: string }, [], { additionalProperties: string }),
    after: object({ z: string }, [], { additionalProperties: number }),
  },
  {
    name: 'a map becomes an object',
    reverse: 'a map again',
    before: object({}, [], { additionalProperties: string }),
    after: object({ z: string }),
  },
  {
    name: 'a union of objects gains a member',
    reverse: 'loses one',
    before: a({ oneOf: [cat] }, true),
    after: a({ oneOf: [cat, dog] }, true),
  },
  {
    name: 'a member of a union changes',
    reverse: 'changes back',
    before: a({ oneOf: [cat, dog] }, true),
    after: a({ oneOf: [cat, { ...dog, required: ['kind'] }] }, true),
  },
  {
    name: 'a default is set',
    reverse: 'is removed',
    before: a(string),
    after: a({ ...string, default: 'x' }),
  },
  {
    name: 'a property is deprecated',
    reverse: 'is no longer',
    before: a(string),
    after: a({ ...string, deprecated: true }),
  },
  {
    name: 'a description changes',
    reverse: 'changes back',
    before: a(string),
    after: a({ ...string, description: 'New.' }),
  },
  {
    name: 'properties change their order',
    reverse: 'change it back',
    before: object({ a: string, z: number }),
    after: object({ z: number, a: string }),
  },
  {
    name: 'allOf says the same',
    reverse: 'is taken away',
    before: object({ a: string, z: number }),
    after: { allOf: [object({ a: string }), object({ z: number })] },
  },
  {
    name: 'a tuple changes an item',
    reverse: 'changes it back',
    before: a({ type: 'array', prefixItems: [string, number], minItems: 2, items: false }, true),
    after: a({ type: 'array', prefixItems: [string, string], minItems: 2, items: false }, true),
  },
];
