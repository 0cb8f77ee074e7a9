import { intersectionOf, unionOf } from './combine.js';
import { type Check, type Evaluated, withChecks, type Schema, unknownSchema } from './schema.js';

/**
 * Breaks cycles of schemas that refer to themselves without an object or array in between, which TypeScript rejects. Each
 * reference that closes a cycle becomes `unknown`.
 *
 * @param found - Called with the target of each schema in which a reference was replaced.
 */
export function breakCycles(
  schemas: ReadonlyMap<string, Schema>,
  found: (target: string) => void,
): Map<string, Schema> {
  const broken = new Map(schemas);
  const done = new Set<string>();
  const path = new Set<string>();
  const visit = (target: string): void => {
    path.add(target);
    for (const next of directRefs(broken.get(target))) {
      if (path.has(next)) {
        broken.set(target, without(broken.get(target) ?? unknownSchema, next));
        found(target);
      } else if (!done.has(next)) visit(next);
    }
    path.delete(target);
    done.add(target);
  };
  for (const target of schemas.keys()) if (!done.has(target)) visit(target);
  return broken;
}

function directRefs(schema: Schema | undefined): string[] {
  if (schema?.kind === 'ref') return [schema.target];
  if (schema?.kind === 'union' || schema?.kind === 'intersection') return schema.members.flatMap(directRefs);
  if (schema?.kind === 'refined')
    return [...directRefs(schema.schema), ...schema.checks.flatMap(refsOfCheck)];
  return [];
}

/** The references in the subschemas that a check applies to the same value. */
function refsOfCheck(check: Check): string[] {
  switch (check.keyword) {
    case 'not':
    case 'type':
    case 'dependentSchemas':
      return directRefs(check.schema);
    case 'if':
      return [check.condition, check.then, check.otherwise].flatMap(directRefs);
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return refsOfEvaluated(check.evaluated);
    default:
      return [];
  }
}

function refsOfEvaluated({ when }: Evaluated): string[] {
  return when.flatMap(({ condition, then, otherwise }) => [
    ...(typeof condition === 'string' ? [] : directRefs(condition)),
    ...refsOfEvaluated(then),
    ...(otherwise ? refsOfEvaluated(otherwise) : []),
  ]);
}

function without(schema: Schema, target: string): Schema {
  if (schema.kind === 'ref') return schema.target === target ? unknownSchema : schema;
  if (schema.kind === 'union') return unionOf(schema.members.map((member) => without(member, target)));
  if (schema.kind === 'intersection')
    return intersectionOf(schema.members.map((member) => without(member, target))) ?? unknownSchema;
  if (schema.kind === 'refined')
    return withChecks(
      without(schema.schema, target),
      schema.checks.filter((check) => !refsOfCheck(check).includes(target)),
    );
  return schema;
}
