/** Schemas of a document that tests are written in. */
export const string = { type: 'string' };
export const number = { type: 'number' };
export const integer = { type: 'integer' };

/** A reference to a named schema. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** An object with two properties that also has other keywords. */
export const object = (more: object) => ({
  type: 'object',
  properties: { a: string, b: string },
  ...more,
});

/** A list of strings that also has other keywords. */
export const list = (more: object) => ({ type: 'array', items: string, ...more });

/** A string that isn't one of some. */
export const not = (schema: object) => ({ type: 'string', not: schema });
