/** What a run needs that reuses an earlier one, in one module that is loaded then. */
export { KnownTexts } from './known-texts.js';
export { Reuse } from './reuse.js';
