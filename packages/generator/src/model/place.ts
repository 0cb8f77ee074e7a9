import type { JsonObject } from '../parse/json.js';
import type { Scope } from '../parse/references.js';

/** The direction of a value. Requests are JSON, or a form, which can contain files. */
export type Mode = 'response' | 'request' | 'form';

/** Another schema of the same value, and its pointer. */
export type SiblingSchema = { value: JsonObject; pointer: string };

/** The context that a schema is read in. */
export type Place = {
  pointer: string;
  mode: Mode;
  /** The pointer of the enclosing named schema. */
  within: string | undefined;
  /** The pointer of the enclosing schema with an `$id`, the base of references. */
  base?: string | undefined;
  /** The dynamic anchors of the enclosing schemas with an `$id`. */
  scope?: Scope | undefined;
  /** Whether the schema is only validated and has no TypeScript type. Then no `type` is inferred from other keywords. */
  exact?: boolean | undefined;
  /** The JSON type of the value, if known. */
  known?: 'object' | 'array' | undefined;
  /** The other schemas of the same value. Annotations of a property in one of them apply to all. */
  siblings?: readonly SiblingSchema[] | undefined;
  /** The depth below a schema that is read again as a condition. */
  conditionDepth?: number | undefined;
};
