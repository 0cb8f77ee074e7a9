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

/** The type and the schema of something that the document names, as they stand in `schemas.ts`. */
export type SchemaCode = {
  code: string;
  /** Whether it uses the runtime's checks of keywords. */
  checks: boolean;
};

// Printed one by one: the layouts of all at once are a burden to the garbage collector.
export function emitSchema(named: NamedSchema, model: Model): SchemaCode {
  const scope = new Scope(model);
  const code = print([hardline, emitNamed(named, scope)]);
  return { code, checks: scope.keywords };
}

/** `schemas.ts`: the type and the schema of everything that the document names. */
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

/** The checks of keywords that zod has none for. */
export function importChecks({ reactPackage }: ProductNames): Layout {
  return [`import * as checks from ${quoted(`${reactPackage}/checks`)};`, hardline];
}

function emitNamed(named: NamedSchema, scope: Scope): Layout {
  const { name, constant, schema, doc } = named;
  const constantOf = emitConstant(constant, name, schema, scope);
  return [comment(doc), printTypeAlias(named, scope), hardline, 'export ', constantOf];
}

const printed = new WeakMap<NamedSchema, string>();

/** The type of a named schema: `export type Pet = …;`. The docs show what the module has. */
export function printTypeAlias(named: NamedSchema, scope: Scope): string {
  const text = printed.get(named) ?? print(emitTypeAlias(named.name, emitType(named.schema, scope)));
  printed.set(named, text);
  return text;
}

export function emitTypeAlias(name: string, type: Layout): Layout {
  return [`export type ${name} = `, type, ';', hardline];
}

/**
 * A schema that is made on its first use: a module of a thousand costs nothing to load, they may name each other in any
 * order, and a bundler needs one annotation to drop one that is not used.
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
