import { type Property, type Schema, unknownSchema, withoutChecks } from '../model/schema.js';
import { group, hardline, ifBroken, indent, join, type Layout, line, softline } from './layout.js';
import type { Scope } from './scope.js';
import { comment, literal, propertyKey } from './source-text.js';
import { bareUnion, unionLayout } from './union-layout.js';

/** Emits a schema as a TypeScript type. */
export function emitType(schema: Schema, scope: Scope): Layout {
  switch (schema.kind) {
    case 'unknown':
    case 'never':
    case 'null':
    case 'boolean':
    case 'string':
    case 'number':
      return schema.kind;
    case 'file':
      return 'Blob';
    case 'literal':
    case 'union':
      return unionType(partsOf(schema), scope, []);
    case 'array':
      return arrayOf(schema.items, scope);
    case 'tuple':
      return tupleOf(schema, scope);
    case 'object':
      return objectType(schema, scope);
    case 'intersection':
      return join(
        ' & ',
        schema.members.map((member) => inParentheses(member, scope)),
      );
    case 'refined':
      return emitType(schema.schema, scope);
    case 'ref':
      return scope.typeOf(schema.target);
  }
}

/** Emits the type of an optional property. It includes `undefined`, because validation accepts it for a missing property. */
export function emitOptionalType(schema: Schema, scope: Scope): Layout {
  const parts = partsOf(schema);
  return parts[0]?.kind === 'unknown' ? 'unknown' : unionType(parts, scope, ['undefined']);
}

/** The members of a type for `unionLayout`. Nested unions are flattened. */
export function typeMembers(schema: Schema, scope: Scope, more: readonly string[] = []): Layout[] {
  return membersOf(partsOf(schema), scope, more);
}

function membersOf(parts: readonly Schema[], scope: Scope, more: readonly string[]): Layout[] {
  const several = parts.length + more.length > 1;
  return [...parts.flatMap((part) => memberTypes(part, several, scope)), ...more];
}

function unionType(parts: readonly Schema[], scope: Scope, more: readonly string[]): Layout {
  const members = membersOf(parts, scope, more);
  // `{ … } | null` keeps its opening brace on the first line.
  const solid = parts.filter((part) => part.kind !== 'null');
  return solid.length === 1 && solid[0]?.kind === 'object' ? join(' | ', members) : unionLayout(members);
}

/** The members of a union, flattened. Members that differ only in checks have the same type, so duplicates are removed. */
function partsOf(schema: Schema): readonly Schema[] {
  const plain = withoutChecks(schema);
  if (plain.kind !== 'union') return [plain];
  const parts = plain.members.flatMap(partsOf);
  if (parts.some((part) => part.kind === 'unknown')) return [unknownSchema];
  return parts.filter((part, index) => {
    const word = wordOf(part);
    return word === undefined || parts.findIndex((other) => wordOf(other) === word) === index;
  });
}

/** The identity of a type that is a single word. */
function wordOf(schema: Schema): string | undefined {
  const words = ['string', 'number', 'boolean', 'null', 'file'];
  return schema.kind === 'ref' ? `ref ${schema.target}` : words.find((word) => word === schema.kind);
}

function memberTypes(schema: Schema, several: boolean, scope: Scope): Layout[] {
  if (schema.kind === 'literal') return schema.values.map(literal);
  return [several && schema.kind === 'intersection' ? inParentheses(schema, scope) : emitType(schema, scope)];
}

function hasSeveral(schema: Schema): boolean {
  const [first, ...rest] = partsOf(schema);
  return rest.length > 0 || (first?.kind === 'literal' && first.values.length > 1);
}

function arrayOf(items: Schema, scope: Scope): Layout {
  return [inParentheses(items, scope), '[]'];
}

function tupleOf(schema: Extract<Schema, { kind: 'tuple' }>, scope: Scope): Layout {
  const rest = schema.rest === undefined ? [] : [['...', arrayOf(schema.rest, scope)]];
  const { required = schema.items.length } = schema;
  const first = schema.items.map((item, index) =>
    index < required ? emitType(item, scope) : ['(', emitOptionalType(item, scope), ')?'],
  );
  const items = [...first, ...rest];
  return group('[', indent(softline, join([',', line], items)), ifBroken(','), softline, ']');
}

function inParentheses(schema: Schema, scope: Scope): Layout {
  if (withoutChecks(schema).kind === 'intersection') return ['(', emitType(schema, scope), ')'];
  // Decide before emitting: emitting each level twice would take exponential time.
  return hasSeveral(schema)
    ? group('(', indent(softline, bareUnion(typeMembers(schema, scope))), softline, ')')
    : emitType(schema, scope);
}

function objectType({ properties, additional }: Extract<Schema, { kind: 'object' }>, scope: Scope): Layout {
  const values = additional === undefined ? 'unknown' : emitType(additional, scope);
  if (properties.length === 0)
    return group('{', indent(line, '[key: string]: ', values, ifBroken(';')), line, '}');
  // An index signature must be compatible with every property, so it is `unknown`.
  const index = additional === undefined ? [] : [[hardline, '[key: string]: unknown;']];
  return [
    '{',
    indent(
      properties.map((property) => [hardline, propertyType(property, scope)]),
      index,
    ),
    hardline,
    '}',
  ];
}

function propertyType({ name, schema, required, doc }: Property, scope: Scope): Layout {
  const type = required ? emitType(schema, scope) : emitOptionalType(schema, scope);
  return [comment(doc), propertyKey(name), required ? ': ' : '?: ', type, ';'];
}
