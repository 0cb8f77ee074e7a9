/**
 * What the schemas of generated code import in addition to Zod: a function for each JSON Schema keyword that Zod has no
 * check for. Don't import it in an app. A bundle contains only the checks that its schemas use.
 *
 * @packageDocumentation
 */
export { contains, minItems, uniqueItems } from './checks/arrays.js';
export type { Check, Payload, Schema } from './checks/check.js';
export { equal, ifType, not, when } from './checks/logic.js';
export { integer, multipleOf } from './checks/numbers.js';
export {
  additionalProperties,
  dependentRequired,
  dependentSchemas,
  isInherited,
  maxProperties,
  minProperties,
  patternProperties,
  propertyNames,
  required,
} from './checks/objects.js';
export { maxLength, minLength } from './checks/strings.js';
export {
  type EvaluatedItems,
  type EvaluatedProperties,
  unevaluatedItems,
  unevaluatedProperties,
} from './checks/unevaluated.js';
