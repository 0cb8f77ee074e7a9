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

export type Schema =
  | { kind: 'unknown' }
  | { kind: 'never' }
  | { kind: 'null' }
  | { kind: 'boolean' }
  | { kind: 'string'; limits?: Limits }
  | { kind: 'number'; integer: boolean; wide: boolean; limits?: Limits }
  | { kind: 'file' }
  | { kind: 'literal'; values: readonly Literal[] }
  | { kind: 'array'; items: Schema; limits?: Limits }
  | { kind: 'tuple'; items: readonly Schema[]; rest: Schema | undefined }
  | { kind: 'object'; properties: readonly Property[]; additional: Schema | undefined }
  | { kind: 'union'; members: readonly Schema[] }
  | { kind: 'intersection'; members: readonly Schema[] }
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
};

export const unknown: Schema = { kind: 'unknown' };
