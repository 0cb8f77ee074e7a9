/** Shorthands for schemas. */
export const string = { type: 'string' };
export const number = { type: 'number' };
export const integer = { type: 'integer' };

/** A reference to a named schema. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** An object with two properties and more keywords. */
export const object = (more: object) => ({
  type: 'object',
  properties: { a: string, b: string },
  ...more,
});

/** An object with these properties. */
export const objectOf = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

/** An array of strings with more keywords. */
export const list = (more: object) => ({ type: 'array', items: string, ...more });

/** A string that doesn't match a schema. */
export const not = (schema: object) => ({ type: 'string', not: schema });
