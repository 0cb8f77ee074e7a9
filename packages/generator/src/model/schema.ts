import type { Json } from '../parse/json.js';

/** Limits that a value must keep, under the names of JSON Schema. */
export type Limits = {
  min?: number;
  max?: number;
  above?: number;
  below?: number;
  multipleOf?: number;
  /** Source of a regular expression that compiles. */
  pattern?: string;
};

export type Literal = string | number | boolean | null;

/**
 * A keyword that says which values fit and that no type can say. It passes what it does not concern: `minProperties` has
 * nothing against a string.
 */
export type Check =
  /** Keywords without `type` that concern one type only. */
  | { keyword: 'type'; type: 'string' | 'number' | 'array' | 'object'; schema: Schema }
  | { keyword: 'enum'; values: readonly Json[] }
  | { keyword: 'not'; schema: Schema }
  | { keyword: 'if'; condition: Schema; then: Schema | undefined; otherwise: Schema | undefined }
  | { keyword: 'uniqueItems' }
  | { keyword: 'contains'; schema: Schema; min: number; max: number | undefined }
  | { keyword: 'minProperties' | 'maxProperties'; limit: number }
  | { keyword: 'dependentRequired'; property: string; names: readonly string[] }
  | { keyword: 'dependentSchemas'; property: string; schema: Schema }
  | { keyword: 'propertyNames'; schema: Schema }
  | { keyword: 'patternProperties'; pattern: string; schema: Schema }
  /** The schema is `never` for `false`. */
  | {
      keyword: 'additionalProperties';
      names: readonly string[];
      patterns: readonly string[];
      schema: Schema;
    }
  | {
      keyword: 'unevaluatedProperties' | 'unevaluatedItems';
      evaluated: Evaluated;
      schema: Schema;
    };

/** The properties or items that the other keywords of a schema look at, by itself and by the parts that apply. */
export type Evaluated = {
  all: boolean;
  names: readonly string[];
  patterns: readonly string[];
  /** How many of the first items. */
  count: number;
  contains: readonly Schema[];
  /** The condition is a schema that the value fits, or a property that it has. */
  when: readonly { condition: Schema | string; then: Evaluated; otherwise: Evaluated | undefined }[];
};

export type Schema =
  | { kind: 'unknown' }
  | { kind: 'never' }
  | { kind: 'null' }
  | { kind: 'boolean' }
  | { kind: 'string'; limits?: Limits }
  | { kind: 'number'; integer: boolean; limits?: Limits }
  | { kind: 'file' }
  | { kind: 'literal'; values: readonly Literal[] }
  | { kind: 'array'; items: Schema; limits?: Limits }
  /** The items from `required` on may be absent; all are there unless it is given. */
  | {
      kind: 'tuple';
      items: readonly Schema[];
      required?: number;
      rest: Schema | undefined;
      limits?: Limits;
    }
  | { kind: 'object'; properties: readonly Property[]; additional: Schema | undefined }
  /** Where it is `exclusive`, as `oneOf` is, a value fits one member and no other. */
  | { kind: 'union'; members: readonly Schema[]; exclusive?: true }
  | { kind: 'intersection'; members: readonly Schema[] }
  /** A schema whose values also pass checks; its type is that of the schema. */
  | { kind: 'refined'; schema: Schema; checks: readonly Check[] }
  /** `target` is the key of a named schema. */
  | { kind: 'ref'; target: string };

export type Property = {
  name: string;
  schema: Schema;
  required: boolean;
  doc: Doc;
};

/** What a comment says. */
export type Doc = {
  text?: string;
  deprecated?: boolean;
  /** JSON of the default value. */
  default?: string;
  /** The `format` of each string, by where it is in the value: nothing for the value itself, `[]` for an item. No comment says it. */
  formats?: Readonly<Record<string, string>>;
};

export const unknownSchema: Schema = { kind: 'unknown' };

/** What a schema is apart from its checks. */
export function withoutChecks(schema: Schema): Exclude<Schema, { kind: 'refined' }> {
  return schema.kind === 'refined' ? withoutChecks(schema.schema) : schema;
}

/** A schema with checks beside those that it has. */
export function withChecks(schema: Schema, checks: readonly Check[]): Schema {
  if (checks.length === 0 || schema.kind === 'never') return schema;
  return schema.kind === 'refined'
    ? { ...schema, checks: [...schema.checks, ...checks] }
    : { kind: 'refined', schema, checks };
}
