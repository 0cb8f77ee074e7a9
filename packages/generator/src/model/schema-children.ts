import type { Check, Evaluated, Schema } from './schema.js';

/** The direct subschemas of a schema of the model. The target of a `ref` isn't included. */
export function childrenOf(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case 'array':
      return [schema.items];
    case 'tuple':
      return [...schema.items, ...(schema.rest ? [schema.rest] : [])];
    case 'refined':
      return [schema.schema, ...schema.checks.flatMap(schemasOfCheck)];
    case 'union':
    case 'intersection':
      return schema.members;
    case 'object':
      return [
        ...schema.properties.map((property) => property.schema),
        ...(schema.additional ? [schema.additional] : []),
      ];
    case 'unknown':
    case 'never':
    case 'null':
    case 'boolean':
    case 'string':
    case 'number':
    case 'file':
    case 'literal':
    case 'ref':
      return [];
  }
}

function schemasOfCheck(check: Check): readonly Schema[] {
  switch (check.keyword) {
    case 'if':
      return [check.condition, check.then, check.otherwise].filter((schema) => schema !== undefined);
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return [check.schema, ...schemasOfEvaluated(check.evaluated)];
    default:
      return 'schema' in check ? [check.schema] : [];
  }
}

function schemasOfEvaluated({ contains, when }: Evaluated): readonly Schema[] {
  return [
    ...contains,
    ...when.flatMap(({ condition, then, otherwise }) => [
      ...(typeof condition === 'string' ? [] : [condition]),
      ...schemasOfEvaluated(then),
      ...(otherwise ? schemasOfEvaluated(otherwise) : []),
    ]),
  ];
}
