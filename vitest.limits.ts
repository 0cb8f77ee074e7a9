/**
 * Limits in milliseconds, which end a test that hangs. They are long because everything takes several times as long on a busy
 * machine. No test is about how long something takes.
 */
export const limits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Limits of tests that install, or generate from large documents. */
export const longLimits = { ...limits, testTimeout: 600_000, hookTimeout: 600_000 };
