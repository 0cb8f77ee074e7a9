import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type { Config } from '@docusaurus/types';
import { DEFAULT_MODE } from './theme';

// Hides controls that need JavaScript, and shows content that JavaScript would reveal.
const STYLE = `
  [class*='navbarSearchContainer'], [class*='colorModeToggle'], .navbar__toggle, .menu__caret, .theme-doc-toc-mobile,
  .page-tools button, .theme-code-block button, [role='tablist'] { display: none !important; }
  [data-live] :is(button, label, ul:has(> li > button), div:has(> fieldset)), .lab-live,
  .contract :is(.contract-bar, .contract-switch, .contract-toggle, .contract-load, .contract-gap) { display: none !important; }
  .contract-grid[data-pane] { display: block !important; height: auto !important; }
  .contract-grid[data-pane] > .contract-pane { display: flex !important; max-height: none; margin-bottom: 0.75rem; }
  [role='tabpanel'][hidden] { display: block !important; }
  [role='tabpanel'][aria-label]::before { content: attr(aria-label); }
`;

/** Hides controls that don't work without JavaScript. */
export const noScriptStyle = { tagName: 'noscript', attributes: {}, innerHTML: `<style>${STYLE}</style>` };

/**
 * Docusaurus' own template with the default color mode. With JavaScript, a script sets the mode before the first paint.
 */
export const ssrTemplate: NonNullable<Config['ssrTemplate']> = template.replace(
  '<html ',
  `<html data-theme="${DEFAULT_MODE}" `,
);
