import type { JsonObject } from '../parse/json.js';
import type { Scope } from '../parse/references.js';

/** Where a schema's value goes: out of the server, into it as JSON, or into it as a form, which can carry files. */
export type Mode = 'response' | 'request' | 'form';

/** A schema of the same object, with its pointer. */
export type SiblingSchema = { value: JsonObject; pointer: string };

/** Where a schema is, and what its value is. */
export type Place = {
  pointer: string;
  /** The way its value goes. */
  mode: Mode;
  /** The named schema that it is part of. */
  within: string | undefined;
  /** The schema with the `$id` that references here are relative to. */
  base?: string | undefined;
  /** The dynamic anchors that the schemas with an `$id` around it have. */
  scope?: Scope | undefined;
  /** Whether only values are checked here, with no type: then nothing is assumed of a schema without `type`. */
  exact?: boolean | undefined;
  /** The type that the value is known to have. */
  known?: 'object' | 'array' | undefined;
  /** The schemas of the same object around it: what one of them says of a property counts for all. */
  siblings?: readonly SiblingSchema[] | undefined;
  /** How many levels a schema is below one that is read once more, to tell whether the value fits it. */
  again?: number | undefined;
};
