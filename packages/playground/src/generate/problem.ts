import type { Generated } from './to-generated.ts';

/** A result that consists of one problem, which has a code if the generator has one for it. */
export function problem(message: string, hint: string, code = ''): Generated {
  return {
    files: [],
    diagnostics: [{ code, severity: 'error', message, hint, pointer: '', source: '' }],
    docs: undefined,
    document: undefined,
    normalized: undefined,
    duration: 0,
  };
}
