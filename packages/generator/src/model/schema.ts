import type { Json } from '../parse/json.js';

/** The limits of a value. */
export type Limits = {
  min?: number;
  max?: number;
  above?: number;
  below?: number;
  multipleOf?: number;
  /** The source of a valid regular expression. */
  pattern?: string;
};

export type Literal = string | number | boolean | null;

/**
 * A validation keyword that a TypeScript type can't express. It ignores values of other JSON types: `minProperties` accepts any
 * string.
 */
export type Check =
  /** Keywords for one JSON type, in a schema without `type`. */
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
  /** `schema` is `never` for `false`. */
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

/** The properties or items that the other keywords of a schema evaluate, directly and through in-place subschemas. */
export type Evaluated = {
  all: boolean;
  names: readonly string[];
  patterns: readonly string[];
  /** The number of leading items. */
  count: number;
  contains: readonly Schema[];
  /** `condition` is a schema that the value must match, or a property that must be present. */
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
  /** Items from index `required` on are optional. By default, all are required. */
  | {
      kind: 'tuple';
      items: readonly Schema[];
      required?: number;
      rest: Schema | undefined;
      limits?: Limits;
    }
  | { kind: 'object'; properties: readonly Property[]; additional: Schema | undefined }
  /** If `exclusive`, as for `oneOf`, a value must match exactly one member. */
  | { kind: 'union'; members: readonly Schema[]; exclusive?: true }
  | { kind: 'intersection'; members: readonly Schema[] }
  /** A schema with checks. They don't affect its type. */
  | { kind: 'refined'; schema: Schema; checks: readonly Check[] }
  /** `target` is the key of a named schema. */
  | { kind: 'ref'; target: string };

export type Property = {
  name: string;
  schema: Schema;
  required: boolean;
  doc: Doc;
};

/** The documentation of a schema or property. */
export type Doc = {
  text?: string;
  deprecated?: boolean;
  /** The default value, as JSON. */
  default?: string;
  /** The `format` of each string by path: empty for the value itself, `[]` for items. Not part of the doc comment. */
  formats?: Readonly<Record<string, string>>;
};

export const unknownSchema: Schema = { kind: 'unknown' };

/** The schema without its checks. */
export function withoutChecks(schema: Schema): Exclude<Schema, { kind: 'refined' }> {
  return schema.kind === 'refined' ? withoutChecks(schema.schema) : schema;
}

/** Adds checks to a schema. */
export function withChecks(schema: Schema, checks: readonly Check[]): Schema {
  if (checks.length === 0 || schema.kind === 'never') return schema;
  return schema.kind === 'refined'
    ? { ...schema, checks: [...schema.checks, ...checks] }
    : { kind: 'refined', schema, checks };
}
