/** The event of a page when its scripts have run or failed. */
export const SCRIPTS_SETTLED = 'scripts-settled';

/** How long to wait for a browser that doesn't report its first paint. */
const TIMEOUT_MS = 500;

/**
 * An inline script that runs a page's scripts, in their order, when the page is painted. Otherwise, scripts that the browser
 * already has would delay the first paint. The second frame begins when the first one is drawn, and a paint is reported when
 * it is about to be on the screen. A hidden page isn't painted.
 */
export const runAfterPaint = (urls: readonly string[]): string =>
  `{
  let page = document,
    frame = requestAnimationFrame,
    last,
    run = () => {
      if (last) return;
      for (let src of ${JSON.stringify(urls)})
        page.body.append((last = Object.assign(page.createElement('script'), { src, async: false })));
      last.onload = last.onerror = () => page.dispatchEvent(new Event('${SCRIPTS_SETTLED}'));
    };
  page.hidden ? run() : frame(() => frame(() => {
    new PerformanceObserver(() => frame(() => setTimeout(run))).observe({ type: 'paint', buffered: true });
    setTimeout(run, ${TIMEOUT_MS});
  }));
}`.replaceAll(/\s*\n\s*/g, '');
