import type { Page } from '@playwright/test';

/** The scroll position after ten frames without movement. */
export const waitForScrollEnd = (page: Page): Promise<number> =>
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

/** Scrolls without animation. */
export const scrollInstantly = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Records the position at each scroll event from now on, across client-side navigations. */
export const recordScroll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const record: number[] = [];
    Object.assign(window, { scrollRecord: record });
    addEventListener('scroll', () => record.push(window.scrollY));
  });

export const getRecordedScroll = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { scrollRecord: number[] }).scrollRecord);
