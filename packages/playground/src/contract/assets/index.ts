/**
 * Prepares TypeScript and the types for the site. Runs in Node, when the site is built.
 *
 * @packageDocumentation
 */
export { typeCheckerFiles, type TypeCheckerFiles } from './type-checker-files.ts';
