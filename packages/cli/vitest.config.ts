import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'test/support/bundle.ts',
    ...limits,
    maxWorkers: 2,
  },
});
