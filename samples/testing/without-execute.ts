import type { Plugin } from 'vite';

const GENERATED = '@hookloom/react/generated';
const STAND_IN = 'testing/inert-generated.ts';

/**
 * Makes generated code import a runtime whose `execute` does nothing. The test of a sample that calls it must then fail:
 * if it still passes, it doesn't test what the sample shows.
 */
export const withoutExecute: Plugin = {
  name: 'without-execute',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (source !== GENERATED || importer?.endsWith(STAND_IN)) return null;
    return this.resolve(`/${STAND_IN}`, importer, { ...options, skipSelf: true });
  },
};
