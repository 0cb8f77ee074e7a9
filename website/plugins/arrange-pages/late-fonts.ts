/** Runs below the style sheet. A window that is wide now may be narrow later. */
const useFonts = "if(matchMedia(fonts.media).matches||navigator.serviceWorker?.controller)fonts.media='all'";

/**
 * A style sheet with the fonts of a page. A wide screen uses it at once, and so does a page whose service worker has stored
 * them. On a phone, they would keep the scripts from arriving, so `src/fonts/client.ts` loads them when it is hydrated.
 */
export const lateFonts = (css: string): string =>
  `<style id=fonts media="(min-width: 641px)">${css}</style><script>${useFonts}</script>`;
