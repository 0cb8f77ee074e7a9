import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Property tests and large documents take a while on a busy machine.
      // The generator keeps no state in its modules, so that all files may share them.
      { test: { name: 'unit', include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false } },
      {
        test: {
          name: 'fixtures',
          include: ['test/{fixtures,compare}/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
