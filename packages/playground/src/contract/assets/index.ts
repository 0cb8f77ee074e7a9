/**
 * Finds TypeScript and the types that `./assets/make` has prepared for the site. Runs in Node, when the site is built.
 *
 * @packageDocumentation
 */
export { findTypeCheckerFiles, type TypeCheckerFiles } from './type-checker-files.ts';
