import type { Plugin } from 'vite';

const GENERATED = '@hookloom/react/generated';
const STAND_IN = 'testing/inert-generated.ts';

/**
 * Gives generated code a runtime whose `execute` does nothing. A test of a sample that calls it must then fail: one that
 * passes all the same asserts nothing of what the sample is for.
 */
export const withoutExecute: Plugin = {
  name: 'without-execute',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (source !== GENERATED || importer?.endsWith(STAND_IN)) return null;
    return this.resolve(`/${STAND_IN}`, importer, { ...options, skipSelf: true });
  },
};
