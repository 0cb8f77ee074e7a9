import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { runAfterPaint, SCRIPTS_SETTLED } from './run-after-paint';

const URLS = ['/runtime.js', '/main.js'];

/** Runs the inline script in a page, and returns the scripts that it adds and what the browser would call. */
function runIn(page: { hidden: boolean }) {
  const added: { onload?: () => void; onerror?: () => void }[] = [];
  const events: Event[] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const paints: (() => void)[] = [];
  const body = { append: (script: object) => added.push(script) };
  const dispatchEvent = (event: Event) => events.push(event);
  runInNewContext(runAfterPaint(URLS), {
    document: { ...page, body, dispatchEvent, createElement: () => ({}) },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => timers.push(callback),
    PerformanceObserver: function (callback: () => void) {
      paints.push(callback);
      return { observe: () => undefined };
    },
    Event,
  });
  return { added, events, frames, timers, paints };
}

const scripts = URLS.map((src) => expect.objectContaining({ src, async: false }) as unknown);

it('runs the scripts once, in their order, in the frame after a paint', () => {
  const { added, frames, timers, paints } = runIn({ hidden: false });
  frames[0]?.();
  expect(paints).toEqual([]);
  frames[1]?.();
  paints[0]?.();
  frames[2]?.();
  expect(added).toEqual([]);
  timers[1]?.();
  expect(added).toEqual(scripts);
  timers[0]?.();
  expect(added).toHaveLength(URLS.length);
});

it('runs them after some time in a browser that reports no paint', () => {
  const { added, frames, timers } = runIn({ hidden: false });
  frames[0]?.();
  frames[1]?.();
  timers[0]?.();
  expect(added).toEqual(scripts);
});

it('runs them at once if the page is hidden, because it is not painted', () => {
  expect(runIn({ hidden: true }).added).toEqual(scripts);
});

it.each(['onload', 'onerror'] as const)('says when the last script has run or failed: %s', (handler) => {
  const { added, events } = runIn({ hidden: true });
  expect(added[0]?.[handler]).toBeUndefined();
  added[1]?.[handler]?.();
  expect(events).toMatchObject([{ type: SCRIPTS_SETTLED }]);
});
