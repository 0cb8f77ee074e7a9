import { essenceOf } from '../model/media-types.js';
import type { BodyContent, Operation, ResponseContent } from '../model/model.js';
import { pascal } from '../model/names.js';
import type { Schema } from '../model/schema.js';
import { emitType, typeMembers } from './emit-type.js';
import { emitZod } from './emit-zod.js';
import { emitConstant, emitTypeAlias } from './emit-schemas.js';
import type { Layout } from './layout.js';
import type { Scope } from './scope.js';
import { contentFor, successesOf } from './successes.js';
import { unionLayout } from './union-layout.js';

/** How a module refers to the type of a body, its union members and its validator. `validate` is undefined if any value is valid. */
export type BodyNames = { type: Layout; members: readonly Layout[]; validate: Layout | undefined };

/** The declarations that the bodies of an operation need, and how to refer to them. */
export type Bodies = {
  declarations: Layout[];
  names: ReadonlyMap<BodyContent | ResponseContent, BodyNames>;
  /** The type of the data. Undefined if it is declared. */
  data: Layout | undefined;
};

export function emitBodies(operation: Operation, scope: Scope): Bodies {
  const { name, body, responses } = operation;
  const declarations: Layout[] = [];
  const names = new Map<BodyContent | ResponseContent, BodyNames>();
  const declare = (content: BodyContent | ResponseContent, part: string, checked: boolean): void => {
    const { schema } = content;
    const isNamed = needsName(schema);
    const alias = scope.typeFor(operation, part);
    const type = isNamed ? alias : emitType(schema, scope);
    if (isNamed) declarations.push(emitTypeAlias(alias, emitType(schema, scope)));
    names.set(content, {
      type,
      members: isNamed ? [type] : typeMembers(schema, scope),
      validate: checked ? emitCheck(schema, `${name}${part}Schema`, declarations, scope, type) : undefined,
    });
  };
  for (const [content, part] of partsOf('Body', body?.contents ?? [])) declare(content, part, true);
  const successes = successesOf(operation);
  const only = successes.length === 1 && successes[0]?.contents.length === 1 ? successes[0] : undefined;
  for (const response of responses) {
    const part = response === only ? 'Data' : `Response${capital(response.status)}`;
    // Only JSON needs validation: the runtime creates strings and blobs itself.
    for (const [content, own] of partsOf(part, response.contents))
      declare(content, own, content.as === 'json');
  }
  const declared = only?.contents[0] !== undefined && needsName(only.contents[0].schema);
  const data = declared ? undefined : unionLayout(dataMembers(operation, names, undefined));
  return { declarations, names, data };
}

/** The union members of the data type for an `accept` choice. */
export function dataMembers(
  operation: Operation,
  names: Bodies['names'],
  accept: string | undefined,
): readonly Layout[] {
  return distinct(
    successesOf(operation).flatMap((response) => membersOf([contentFor(response, accept)], names)),
  );
}

/** The union members of the types of these bodies. `undefined` for a missing body. */
export function membersOf(
  contents: readonly (ResponseContent | undefined)[],
  names: Bodies['names'],
): readonly Layout[] {
  const members = contents.flatMap((content) => (content && names.get(content)?.members) ?? ['undefined']);
  return members.length === 0 ? ['undefined'] : distinct(members);
}

/** The suffix of the type name of each body: `Body` for the default, such as `BodyMultipartFormData` for the others. */
function partsOf<T extends BodyContent | ResponseContent>(
  part: string,
  contents: readonly T[],
): [content: T, part: string][] {
  const taken = new Set<string>();
  return contents.map((content, index) => {
    const suffix = index === 0 ? '' : pascal(essenceOf(content.contentType)) || 'Any';
    let own = part + suffix;
    for (let number = 2; taken.has(own); number += 1) own = `${part}${number}${suffix}`;
    taken.add(own);
    return [content, own];
  });
}

/** Emits a function that validates a value. Anything but a reference or primitive is declared as a constant, so that it is created once. */
export function emitCheck(
  schema: Schema,
  base: string,
  declarations: Layout[],
  scope: Scope,
  type?: Layout,
): Layout | undefined {
  if (schema.kind === 'unknown') return undefined;
  scope.runtime.add('check');
  scope.zod ||= schema.kind !== 'ref';
  if (schema.kind === 'ref' || isPrimitive(schema))
    return ['(value) => check(', emitZod(schema, scope), ', value)'];
  const constant = scope.local(base);
  declarations.push(emitConstant(constant, type, schema, scope));
  return `(value) => check(${constant}, value)`;
}

function isPrimitive(schema: Schema): boolean {
  if (schema.kind === 'string' || schema.kind === 'number') return schema.limits === undefined;
  return schema.kind === 'boolean' || schema.kind === 'null' || schema.kind === 'file';
}

/** Whether a type is too long to be inlined. */
function needsName(schema: Schema): boolean {
  switch (schema.kind) {
    case 'object':
      return (
        schema.properties.length > 0 || (schema.additional !== undefined && needsName(schema.additional))
      );
    case 'union':
    case 'intersection':
      return schema.members.length > 3 || schema.members.some(needsName);
    case 'literal':
      return schema.values.length > 3;
    case 'array':
      return needsName(schema.items);
    case 'refined':
      return needsName(schema.schema);
    case 'tuple':
      return true;
    default:
      return false;
  }
}

function distinct(types: readonly Layout[]): Layout[] {
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
