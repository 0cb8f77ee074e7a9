import {
  applySchema,
  type Check,
  isValid,
  has,
  isObject,
  namesIn,
  reportIssue,
  type Schema,
} from './check.js';

/** What a schema evaluates: of itself, and by each of its parts that applies to the value. */
type Evaluated<Self> = Self & {
  /** Schemas that the value may fit, or a property that it may have, and what is evaluated then, or otherwise. */
  when?: readonly [condition: Schema | string, then: Evaluated<Self>, otherwise?: Evaluated<Self>][];
};

/** Properties: by name, by pattern, or all of them. */
export type EvaluatedProperties = Evaluated<{
  names?: readonly string[];
  patterns?: readonly RegExp[];
  all?: true;
}>;

/** Items: the first so many, those that fit one of the schemas, or all of them. */
export type EvaluatedItems = Evaluated<{ count?: number; contains?: readonly Schema[]; all?: true }>;

/**
 * `unevaluatedProperties`: a property that no other keyword looks at fits the schema, or must not be there.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-11.3
 */
export function unevaluatedProperties(evaluated: EvaluatedProperties, schema?: Schema): Check {
  return (payload) => {
    const { value } = payload;
    if (!isObject(value)) return;
    const parts = applicable(evaluated, value);
    if (parts.some(({ all }) => all)) return;
    for (const name of namesIn(value)) {
      const known = ({ names = [], patterns = [] }: EvaluatedProperties) =>
        names.includes(name) || patterns.some((pattern) => pattern.test(name));
      if (parts.some(known)) continue;
      if (schema) applySchema(payload, schema, value[name], name);
      else reportIssue(payload, 'unevaluatedProperties: false', name);
    }
  };
}

/**
 * `unevaluatedItems`: an item that no other keyword looks at fits the schema, or must not be there.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-11.2
 */
export function unevaluatedItems(evaluated: EvaluatedItems, schema?: Schema): Check {
  return (payload) => {
    const { value } = payload;
    if (!Array.isArray(value)) return;
    const parts = applicable(evaluated, value);
    if (parts.some(({ all }) => all)) return;
    for (const [index, item] of value.entries()) {
      const known = ({ count = 0, contains = [] }: EvaluatedItems) =>
        index < count || contains.some((one) => isValid(one, item));
      if (parts.some(known)) continue;
      if (schema) applySchema(payload, schema, item, index);
      else reportIssue(payload, 'unevaluatedItems: false', index);
    }
  };
}

/** The part itself and those that apply to the value, without end. */
function applicable<Part extends Evaluated<object>>(part: Part, value: object): Part[] {
  const inside = (part.when ?? []).map(([condition, then, otherwise]) => {
    const holds =
      typeof condition === 'string' ? isObject(value) && has(value, condition) : isValid(condition, value);
    return holds ? then : otherwise;
  });
  return [part, ...inside.flatMap((one) => (one ? applicable(one as Part, value) : []))];
}
