import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { editorOf, openPlayground } from './playground-page.ts';

/** What the page may weigh with brotli when it opens, in bytes. */
const LIMIT = 260_000;

test(`the scripts of the playground weigh at most ${LIMIT} bytes with brotli when it opens, and the generator starts with the first focus`, async ({
  page,
}) => {
  const scripts = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const weigh = async (response: Response) => {
    const headers = await response.request().allHeaders();
    if ((headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch')) return;
    scripts.set(response.url(), brotliCompressSync(await response.body()).length);
  };
  const onResponse = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) pending.push(weigh(response));
  };
  page.on('response', onResponse);
  await openPlayground(page);
  await page.waitForLoadState('networkidle');
  page.off('response', onResponse);
  await Promise.all(pending);
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(scripts.size).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(LIMIT);
  expect(page.workers()).toEqual([]);

  const started = page.waitForEvent('worker');
  await editorOf(page).focus();
  await started;
});
