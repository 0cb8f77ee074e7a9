import { defineConfig } from 'vitest/config';

// Most tests start processes: the limits are for a busy machine.
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'cli', include: ['src/**/*.test.ts'], testTimeout: 180_000, maxWorkers: 2 },
      },
      {
        test: {
          name: 'packed',
          include: ['test/packed.test.ts'],
          testTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
