/**
 * Copying a text, which the workbench and the playground share.
 *
 * @packageDocumentation
 */
export { copyText } from './copy/copy-text.ts';
export { CopyButton } from './copy/CopyButton.tsx';
