import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type { Config } from '@docusaurus/types';
import { DEFAULT_MODE } from './theme';

// What only a script brings to life is not shown, and what only a script would show is.
const STYLE = `
  [class*='navbarSearchContainer'], [class*='colorModeToggle'], .navbar__toggle, .menu__caret, .theme-doc-toc-mobile,
  .page-tools button, .theme-code-block button, [role='tablist'] { display: none !important; }
  [role='tabpanel'][hidden] { display: block !important; }
`;

/** Leaves a page without controls that nothing answers. */
export const noScriptStyle = { tagName: 'noscript', attributes: {}, innerHTML: `<style>${STYLE}</style>` };

/**
 * The generator's own template, with the colors of a reader who has chosen none. Its script sets the mode before anything
 * is drawn; without scripts this one holds.
 */
export const ssrTemplate: NonNullable<Config['ssrTemplate']> = template.replace(
  '<html ',
  `<html data-theme="${DEFAULT_MODE}" `,
);
