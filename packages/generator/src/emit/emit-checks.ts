import { compileFlags } from '../model/patterns.js';
import type { Check, Evaluated, Schema } from '../model/schema.js';
import type { Json } from '../parse/json.js';
import type { Layout } from './layout.js';
import type { Scope } from './scope.js';
import { call, listOf, literal, objectOf, propertyKey, quoted } from './source-text.js';

/** Emits a check of the runtime, such as `checks.uniqueItems`, and marks `checks` as imported. */
export function checkOf(scope: Scope, name: string, ...args: Layout[]): Layout {
  scope.keywords = true;
  return args.length === 0 ? `checks.${name}` : call(`checks.${name}`, ...args);
}

/** Emits a `RegExp` with the flags that the pattern needs. */
export function regexOf(pattern: string): string {
  const flags = compileFlags(pattern);
  return `new RegExp(${quoted(pattern)}${flags ? `, '${flags}'` : ''})`;
}

type EmitSchema = (schema: Schema) => Layout;

/** Emits a keyword without a zod equivalent, as an argument of `.check()`. */
export function emitKeyword(check: Check, scope: Scope, zod: EmitSchema): Layout {
  const make = (name: string, ...args: Layout[]) => checkOf(scope, name, ...args);
  switch (check.keyword) {
    case 'type':
      return make('ifType', quoted(check.type), zod(check.schema));
    case 'enum':
      return make('equal', ...check.values.map(emitJson));
    case 'not':
    case 'propertyNames':
      return make(check.keyword, zod(check.schema));
    case 'if': {
      const then = check.then ? zod(check.then) : 'undefined';
      return make('when', zod(check.condition), then, ...(check.otherwise ? [zod(check.otherwise)] : []));
    }
    case 'uniqueItems':
      return make('uniqueItems');
    case 'contains': {
      const { min, max } = check;
      const bounds = max !== undefined ? [String(min), String(max)] : min === 1 ? [] : [String(min)];
      return make('contains', zod(check.schema), ...bounds);
    }
    case 'minProperties':
    case 'maxProperties':
      return make(check.keyword, String(check.limit));
    case 'dependentRequired':
      return make(check.keyword, quoted(check.property), listOf(check.names.map(quoted)));
    case 'dependentSchemas':
      return make(check.keyword, quoted(check.property), zod(check.schema));
    case 'patternProperties':
      return make(check.keyword, regexOf(check.pattern), zod(check.schema));
    case 'additionalProperties': {
      const rest = schemaUnlessNever(check.schema, zod);
      const patterns = check.patterns.length + rest.length === 0 ? [] : [listOf(check.patterns.map(regexOf))];
      return make(check.keyword, listOf(check.names.map(quoted)), ...patterns, ...rest);
    }
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return make(
        check.keyword,
        emitEvaluated(check.evaluated, zod),
        ...schemaUnlessNever(check.schema, zod),
      );
  }
}

/** The schema for the remaining properties or items as an argument. No argument if there must be none. */
function schemaUnlessNever(schema: Schema, zod: EmitSchema): Layout[] {
  return schema.kind === 'never' ? [] : [zod(schema)];
}

function emitEvaluated(evaluated: Evaluated, zod: EmitSchema): Layout {
  if (evaluated.all) return '{ all: true }';
  const { names, patterns, count, contains, when } = evaluated;
  const parts = when.map(({ condition, then, otherwise }) =>
    listOf([
      typeof condition === 'string' ? quoted(condition) : zod(condition),
      emitEvaluated(then, zod),
      ...(otherwise === undefined ? [] : [emitEvaluated(otherwise, zod)]),
    ]),
  );
  return objectOf([
    ...(names.length > 0 ? [['names: ', listOf(names.map(quoted))]] : []),
    ...(patterns.length > 0 ? [['patterns: ', listOf(patterns.map(regexOf))]] : []),
    ...(count > 0 ? [`count: ${count}`] : []),
    ...(contains.length > 0 ? [['contains: ', listOf(contains.map(zod))]] : []),
    ...(parts.length > 0 ? [['when: ', listOf(parts)]] : []),
  ]);
}

function emitJson(value: Json): Layout {
  if (Array.isArray(value)) return listOf(value.map(emitJson));
  if (typeof value !== 'object' || value === null) return literal(value);
  return objectOf(Object.entries(value).map(([key, part]) => [propertyKey(key), ': ', emitJson(part)]));
}
