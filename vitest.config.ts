import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/identity/**/*.test.ts', 'website/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.docusaurus/**', '.variants/**'],
  },
});
