import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Mocks `setTimeout` for a file's tests, which advance the time. */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

/** Waits for an expectation without advancing the mocked time. */
export const eventually = <T>(look: () => T) => expect.poll(look, { interval: 0 });
