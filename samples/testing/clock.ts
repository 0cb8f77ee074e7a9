import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Stops `setTimeout` for the tests of a file: its time passes where a test says so. */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

/** Waits for what a test expects; none of the stopped time passes. */
export const eventually = <T>(look: () => T) => expect.poll(look, { interval: 0 });
