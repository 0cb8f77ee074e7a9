import type { AnyOperation } from '../core/operation.js';
import { hookName } from '../core/hook-name.js';

const refuse = (what: string, instead: string) => (): never => {
  throw new Error(
    `${what} only works in Client Components. Move it to a file that starts with 'use client'${instead}.`,
  );
};

/** Creates the replacement of a hook in Server Components: a function that throws when it's called. */
export const clientOnlyHook = (suffix?: string) => (operation: AnyOperation) =>
  refuse(hookName(operation, suffix), `, or call ${operation.id} instead`);

/** Creates the replacement of a component in Server Components. */
export const clientOnlyComponent = (name: string) => refuse(`<${name}>`, '');
