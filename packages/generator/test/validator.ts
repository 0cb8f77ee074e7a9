import * as checks from '@hookloom/react/checks';
import { transformSync } from 'esbuild';
import * as z from 'zod/mini';
import { type Diagnostic, generate } from '../src/index.js';

export type Validator = {
  /** Whether the generated schema accepts the value. */
  accepts: (value: unknown) => boolean;
  /** The validation issues, as `path: message`. */
  issues: (value: unknown) => string[];
  diagnostics: readonly Diagnostic[];
  /** The generated `schemas.ts`. */
  text: string;
};

/** Generates and loads the zod schema of a JSON Schema, which is `#/components/schemas/T`. */
export async function validatorOf(
  schema: unknown,
  others: Record<string, unknown> = {},
  openapi = '3.1.0',
): Promise<Validator> {
  const { validators, diagnostics, text } = await validatorsOf({ T: schema, ...others }, openapi);
  const tSchema = validators['T'];
  if (tSchema === undefined) throw new Error(`No schema is generated: ${JSON.stringify(diagnostics)}`);
  return {
    accepts: (value) => tSchema.safeParse(value).success,
    issues: (value) =>
      (tSchema.safeParse(value).error?.issues ?? []).map(
        ({ path, message }) => `${path.join('.')}: ${message}`,
      ),
    diagnostics,
    text,
  };
}

/** Generates and loads the zod schemas of components, by name. Names must be in PascalCase. */
export async function validatorsOf(schemas: Record<string, unknown>, openapi = '3.1.0') {
  const document = { openapi, info: { title: 't', version: '1' }, paths: {}, components: { schemas } };
  const { files, diagnostics } = await generate({ id: 'test', spec: JSON.stringify(document) });
  const text = files.find(({ path }) => path === 'schemas.ts')?.contents ?? '';
  const exported = run(text);
  const validators = Object.fromEntries(
    Object.keys(schemas).map((name) => [
      name,
      exported[`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`],
    ]),
  );
  return { validators, diagnostics, text };
}

const modules: Record<string, unknown> = { 'zod/mini': z, '@hookloom/react/checks': checks };

function run(text: string): Record<string, z.ZodMiniType> {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const exported = { exports: {} as Record<string, z.ZodMiniType> };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the code under test
  const load = new Function('module', 'require', code) as (
    module: typeof exported,
    require: (name: string) => unknown,
  ) => void;
  load(exported, (name) => modules[name]);
  return exported.exports;
}
