import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { isFast } from './is-fast';

/** Whoever leaves within this time doesn't load the rest of the site. */
const DELAY_MS = 3_000;

function startLater(): void {
  // The whole site is too much for a slow or metered connection.
  if (!navigator.serviceWorker.controller && !isFast(navigator)) return;
  setTimeout(() => {
    import('./start').then(({ startWorker }) => startWorker(siteConfig.baseUrl)).catch(() => undefined);
  }, DELAY_MS);
}

// In development, files that change would come from the cache.
const isSite = process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM;

if (isSite && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') startLater();
  else window.addEventListener('load', startLater, { once: true });
}
