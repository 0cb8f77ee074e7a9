import { defineConfig } from 'vitest/config';

// Most tests start processes: the limits are for a busy machine.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'test/support/bundle.ts',
    testTimeout: 180_000,
    maxWorkers: 2,
  },
});
