import { type Generated, toGenerated } from './to-generated.ts';

/** A result that consists of one problem, which has a code if the generator has one for it. */
export function problem(message: string, hint: string, code = ''): Generated {
  const diagnostic = { code, severity: 'error', message, hint, pointer: '', source: '' } as const;
  return toGenerated({ files: [], diagnostics: [diagnostic], duration: 0 }, '');
}
