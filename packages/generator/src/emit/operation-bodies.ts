import type { Operation, Response } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { emitType, typeMembers } from './emit-type.js';
import { emitZod } from './emit-zod.js';
import { emitConstant, emitTypeAlias } from './emit-schemas.js';
import type { Layout } from './layout.js';
import type { Scope } from './scope.js';
import { unionLayout } from './union-layout.js';

/** A body's type, the members of that type where it is a union, and how to check a value of it; `validate` is undefined where any value will do. */
export type BodyNames = { type: Layout; members: readonly Layout[]; validate: Layout | undefined };

/** The types and schemas that an operation's bodies need, and by what expressions the rest of the module names them. */
export type Bodies = {
  declarations: Layout[];
  request: BodyNames | undefined;
  responses: ReadonlyMap<Response, BodyNames>;
  /** Undefined where the declarations have it. */
  data: Layout | undefined;
};

export function isSuccess(response: Response, all: readonly Response[]): boolean {
  if (response.status.startsWith('2')) return true;
  return response.status === 'default' && !all.some((other) => other.status.startsWith('2'));
}

export function emitBodies(operation: Operation, scope: Scope): Bodies {
  const { typeName, name, body, responses } = operation;
  const declarations: Layout[] = [];
  const declare = (schema: Schema, part: string, checked: boolean): BodyNames => {
    const type = needsName(schema) ? typeName + part : emitType(schema, scope);
    if (needsName(schema)) declarations.push(emitTypeAlias(typeName + part, emitType(schema, scope)));
    return {
      type,
      members: needsName(schema) ? [type] : typeMembers(schema, scope),
      validate: checked ? emitCheck(schema, `${name}${part}Schema`, declarations, scope, type) : undefined,
    };
  };
  const request = body && declare(body.schema, 'Body', true);
  const successes = responses.filter((response) => isSuccess(response, responses));
  const withBody = successes.filter(({ content }) => content !== undefined);
  const only = withBody.length === 1 && successes.length === 1 ? withBody[0] : undefined;
  const named = new Map<Response, BodyNames>();
  for (const response of responses) {
    const part = response === only ? 'Data' : `Response${capital(response.status)}`;
    // A string or a Blob is what the runtime itself makes of the body.
    const none = { type: 'undefined', members: ['undefined'], validate: undefined };
    named.set(
      response,
      response.content ? declare(response.content.schema, part, response.content.as === 'json') : none,
    );
  }
  const types = distinct(successes.flatMap((response) => named.get(response)?.members ?? ['undefined']));
  const declared = only?.content !== undefined && needsName(only.content.schema);
  const data = declared ? undefined : unionLayout(types);
  return { declarations, request, responses: named, data };
}

/** An arrow function that checks a value; what is more than a word is declared once, not made anew for each call. */
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

/** Whether a type is too long to stand within another. */
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
