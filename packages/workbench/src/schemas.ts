/**
 * Reads the operations and schemas of a spec, and validates values against them. Runs in Node and in a browser.
 *
 * @packageDocumentation
 */
export {
  arrayAt,
  entriesOf,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  stringAt,
} from './data/json.ts';
export { follow, reachable } from './data/references.ts';
export { resolveOperation } from './data/resolve-operation.ts';
export type { Referenced, ResolvedOperation } from './data/types.ts';
export { mergeAllOf, resolve, typesOf } from './schema-node.ts';
export { type Issue, validatorOf } from './try/validate.ts';
