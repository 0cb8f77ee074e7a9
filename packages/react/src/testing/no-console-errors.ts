import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports hydration mismatches, updates at the wrong time and missing keys here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
