import type { Diagnostic } from '@hookloom/generator';

export const errorsIn = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');
