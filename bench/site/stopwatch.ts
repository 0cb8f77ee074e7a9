import type { Page } from '@playwright/test';

/** What is waited for: a visible element, with this text if there is one. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Times since the epoch, because a link may load a new document. */
interface Job extends Target {
  start?: number;
  end?: number;
}

/** A finished job. */
export interface Lap {
  readonly milliseconds: number;
  readonly end: number;
}

const KEY = 'bench';

/** Runs in each document: a click starts the job, and the frame in which its target is painted ends it. */
function watch(key: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Job | null;
  const write = (job: Job) => sessionStorage.setItem(key, JSON.stringify(job));
  const isVisible = ({ width, height }: DOMRect) => width > 0 && height > 0;
  const textOf = (element: Element) => element.textContent.replace(/[\u200b#]/g, '').trim();
  window.addEventListener(
    'click',
    () => {
      const job = read();
      if (job && job.start === undefined) write({ ...job, start: now() });
    },
    true,
  );
  const look = () => {
    const job = read();
    const isHit =
      job?.start !== undefined &&
      job.end === undefined &&
      [...document.querySelectorAll(job.selector)].some(
        (element) =>
          isVisible(element.getBoundingClientRect()) &&
          (job.text === undefined || textOf(element) === job.text),
      );
    if (isHit) {
      // A message arrives after the frame has been painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => write({ ...job, end: now() });
      channel.port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const LIMIT = 30_000;

/** Adds the stopwatch to the documents that a page opens from now on. */
export const addStopwatch = (page: Page) => page.addInitScript(watch, KEY);

/** Measures how long an action takes until its target is painted: from its click, or from now. */
export async function measureUntil(
  page: Page,
  target: Target,
  act: () => Promise<void>,
  from: 'click' | 'now' = 'click',
): Promise<Lap> {
  await page.evaluate(
    ([key, job, startsNow]) =>
      sessionStorage.setItem(
        key,
        JSON.stringify({ ...job, ...(startsNow && { start: performance.timeOrigin + performance.now() }) }),
      ),
    [KEY, target, from === 'now'] as const,
  );
  await act();
  const until = Date.now() + LIMIT;
  while (Date.now() < until) {
    // A link to a new document destroys the context.
    const text = await page.evaluate((key) => sessionStorage.getItem(key), KEY).catch(() => null);
    const job = JSON.parse(text ?? 'null') as Job | null;
    if (job?.start !== undefined && job.end !== undefined)
      return { milliseconds: job.end - job.start, end: job.end };
    await page.waitForTimeout(25);
  }
  throw new Error(`${target.selector} didn't appear in ${LIMIT / 1000} s.`);
}
