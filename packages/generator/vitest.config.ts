import { defineConfig } from 'vitest/config';
import { limits, longLimits } from '../../vitest.limits.js';

export default defineConfig({
  test: {
    projects: [
      // The generator keeps no state in its modules, so that all files may share them.
      { test: { name: 'unit', include: ['src/**/*.test.ts'], ...limits, isolate: false } },
      {
        test: {
          name: 'fixtures',
          include: ['test/{fixtures,compare}/*.test.ts'],
          ...longLimits,
        },
      },
    ],
  },
});
