import type { Model, NamedSchema } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { ProductNames } from '../product-names.js';
import { emitHeader } from './emit-header.js';
import { emitType } from './emit-type.js';
import { emitZod } from './emit-zod.js';
import type { GeneratedFile } from './generated-file.js';
import { group, hardline, ifBroken, indent, type Layout, line, print, softline, width } from './layout.js';
import { Scope } from './scope.js';
import { comment, quoted } from './source-text.js';

/** `schemas.ts`: the type and the schema of everything that the document names. */
export function emitSchemas(model: Model, names: ProductNames): GeneratedFile {
  const scope = new Scope(model);
  // Printed one by one: the layouts of all at once are a burden to the garbage collector.
  const body = model.schemas.map((named) => print([hardline, emitNamed(named, scope)]));
  const imports: Layout =
    body.length === 0
      ? ['export {};', hardline]
      : [scope.keywords ? importChecks(names) : [], "import * as z from 'zod/mini';", hardline];
  const path = 'schemas.ts';
  return { path, contents: print([emitHeader(path, model.source, names), imports, body]) };
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
