import type { Page } from '@playwright/test';

/** The scroll position once the page has stood still for ten frames. */
export const restingScroll = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, still] = [window.scrollY, 0];
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
          if (still === 10) resolve(last);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

/** Scrolls at once, whatever the page's style says. */
export const scrollAtOnce = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Writes down where the page is at each of its scroll events, from now on, also beyond a navigation of the site's own. */
export const recordScroll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const record: number[] = [];
    Object.assign(window, { scrollRecord: record });
    addEventListener('scroll', () => record.push(window.scrollY));
  });

export const recordedScroll = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { scrollRecord: number[] }).scrollRecord);
