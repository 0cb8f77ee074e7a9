import * as checks from '@hookloom/react/checks';
import { transformSync } from 'esbuild';
import * as z from 'zod/mini';

type Schema = { safeParse(value: unknown): { success: boolean } };

const modules: Record<string, unknown> = { 'zod/mini': z, '@hookloom/react/checks': checks };

/** Evaluates a generated `schemas.ts` and returns a validator for its schema `T`, or undefined if it has none. */
export function evaluate(text: string): ((value: unknown) => boolean | string) | undefined {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const module = { exports: {} as Record<string, Schema> };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is our own text, and running it is the point
  const load = new Function('module', 'require', code) as (
    into: typeof module,
    require: (name: string) => unknown,
  ) => void;
  load(module, (name) => modules[name]);
  const schema = module.exports['tSchema'];
  return (
    schema &&
    ((value) => {
      try {
        return schema.safeParse(value).success;
      } catch (error) {
        return String(error).slice(0, 80);
      }
    })
  );
}
