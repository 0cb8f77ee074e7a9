const SET = 'setIsBrowser(true);';

/**
 * Renders what differs in a browser as a transition, which React interrupts every few milliseconds. Otherwise, most of a page
 * is rendered again in one task.
 *
 * @param {string} source - Docusaurus' `browserContext.js`
 */
module.exports = function afterHydration(source) {
  if (source.split(SET).length !== 2)
    throw new Error('Docusaurus changed how it ends the hydration: adapt after-hydration-loader.js.');
  return `import { startTransition } from 'react';\n${source.replace(SET, `startTransition(() => ${SET.slice(0, -1)});`)}`;
};
