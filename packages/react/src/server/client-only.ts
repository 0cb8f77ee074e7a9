import type { AnyOperation } from '../core/operation.js';
import { hookName } from '../core/hook-name.js';

const refuse = (what: string, instead: string) => (): never => {
  throw new Error(
    `${what} only works in Client Components. Move it to a file that starts with 'use client'${instead}.`,
  );
};

/** Makes what stands for a hook where there are server components: a function that says so when it is called. */
export const clientOnlyHook = (suffix?: string) => (operation: AnyOperation) =>
  refuse(hookName(operation, suffix), `, or call ${operation.id} instead`);

/** The same for a component. */
export const clientOnlyComponent = (name: string) => refuse(`<${name}>`, '');
