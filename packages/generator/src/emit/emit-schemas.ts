import type { Model, NamedSchema } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { ProductNames } from '../product-names.js';
import { emitHeader } from './emit-header.js';
import { emitType } from './emit-type.js';
import { emitZod } from './emit-zod.js';
import { type Joined, joinPieces } from './join-pieces.js';
import { group, hardline, ifBroken, indent, type Layout, line, print, softline, width } from './layout.js';
import { Scope } from './scope.js';
import { comment, quoted } from './source-text.js';

/** The code of a named schema in `schemas.ts`: its type and its zod schema. */
export type SchemaCode = {
  code: string;
  /** Whether it uses `checks` of the runtime. */
  checks: boolean;
};

// Schemas are printed one by one: keeping all layouts in memory slows down garbage collection.
export function emitSchema(named: NamedSchema, model: Model): SchemaCode {
  const scope = new Scope(model);
  const code = print([hardline, emitNamed(named, scope)]);
  return { code, checks: scope.keywords };
}

/** Emits `schemas.ts`: the types and zod schemas of all named schemas. */
export function emitSchemas(
  model: Model,
  names: ProductNames,
  schemas: readonly SchemaCode[] = model.schemas.map((named) => emitSchema(named, model)),
): Joined {
  const imports: Layout =
    schemas.length === 0
      ? ['export {};', hardline]
      : [
          schemas.some(({ checks }) => checks) ? importChecks(names) : [],
          "import * as z from 'zod/mini';",
          hardline,
        ];
  const path = 'schemas.ts';
  const head = print([emitHeader(path, model.source, names), imports]);
  return joinPieces(path, [{ head, pieces: schemas.map(({ code }) => code) }], '');
}

/** Emits the import of `checks`, for keywords without a zod equivalent. */
export function importChecks({ reactPackage }: ProductNames): Layout {
  return [`import * as checks from ${quoted(`${reactPackage}/checks`)};`, hardline];
}

function emitNamed(named: NamedSchema, scope: Scope): Layout {
  const { name, constant, schema, doc } = named;
  const constantOf = emitConstant(constant, name, schema, scope);
  return [comment(doc), printTypeAlias(named, scope), hardline, 'export ', constantOf];
}

const printedTypes = new WeakMap<NamedSchema, string>();

/** Prints the type of a named schema, such as `export type Pet = …;`. Cached, because `docs.json` contains it too. */
export function printTypeAlias(named: NamedSchema, scope: Scope): string {
  const text = printedTypes.get(named) ?? print(emitTypeAlias(named.name, emitType(named.schema, scope)));
  printedTypes.set(named, text);
  return text;
}

export function emitTypeAlias(name: string, type: Layout): Layout {
  return [`export type ${name} = `, type, ';', hardline];
}

/**
 * Emits a lazy zod schema. Laziness keeps large modules fast to load, allows references in any order, and lets bundlers drop
 * unused schemas with a single `@__PURE__` annotation.
 */
export function emitConstant(
  constant: string,
  type: Layout | undefined,
  schema: Schema,
  scope: Scope,
): Layout {
  scope.zod = true;
  const head =
    type === undefined ? `const ${constant} =` : `const ${constant}: z.ZodMiniType<${print(type)}> =`;
  const value = group('z.lazy(() =>', indent(line, emitZod(schema, scope)), ifBroken(','), softline, ')');
  const fits = head.length + ' /* @__PURE__ */ z.lazy(() =>'.length <= width;
  const pure = ['/* @__PURE__ */ ', value];
  return [head, fits ? [' ', pure] : indent(hardline, pure), ';', hardline];
}
