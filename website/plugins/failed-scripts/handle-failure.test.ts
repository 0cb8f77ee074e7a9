import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { handleFailure } from './handle-failure';

it('adds less than a kilobyte to each page', async () => {
  const { code } = await transform(handleFailure, { minify: true });
  expect(code.length).toBeLessThan(1_000);
});
