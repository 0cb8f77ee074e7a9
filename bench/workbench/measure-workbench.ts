import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { defaultIdentity } from '@hookloom/identity';
import { type Browser, chromium, errors, type Page } from '@playwright/test';
import { findChromium } from '../../sites/chromium.ts';
import { formatRatio } from '../statistics.ts';
import type { Table } from '../table.ts';
import { operationCount } from '../generation/spec.ts';
import { type Contender, contenders, versionOf } from './contenders.ts';
import { runWorkbench } from './run-workbench.ts';

interface Measured {
  readonly bytes: number;
  readonly milliseconds: number;
  readonly longest: number;
  readonly megabytes: number;
}

const THROTTLING = 4;
const TIMEOUT = 240_000;
const QUIET = 3000;

/** Opens a page on a phone's processor, and waits until an operation is visible and no long task has run for a while. */
async function measure(
  browser: Browser,
  url: string,
  {
    operation,
    data,
    prepare,
  }: { operation: string; data: string; prepare?: (page: Page) => Promise<unknown> },
): Promise<Measured> {
  // Playwright waits with `eval`, which the policy of the workbench forbids.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  await prepare?.(page);
  let bytes = 0;
  page.on('response', (response) => {
    if (/\.(js|css|woff2)$/.test(new URL(response.url()).pathname))
      void response.body().then(
        (body) =>
          (bytes += response.url().endsWith('.woff2') ? body.length : brotliCompressSync(body).length),
        () => undefined,
      );
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.addInitScript(`
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => [task.startTime, task.duration])))
      .observe({ type: 'longtask', buffered: true });
    const find = () => document.querySelector(${JSON.stringify(operation)}) ? (globalThis.seen = performance.now()) : setTimeout(find, 20);
    find();`);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    `globalThis.seen && performance.now() - Math.max(seen, ...tasks.map(([start, duration]) => start + duration)) > ${QUIET}`,
    undefined,
    { timeout: TIMEOUT, polling: 500 },
  );
  const [milliseconds, longest] = await page.evaluate<[number, number]>(`(() => {
    const arrival = performance.getEntriesByType('resource').find(({ name }) => name.includes(${JSON.stringify(data)})).responseEnd;
    const after = tasks.filter(([start, duration]) => start + duration > arrival);
    return [Math.max(seen, ...after.map(([start, duration]) => start + duration)) - arrival, Math.max(0, ...after.map(([, duration]) => duration))];
  })()`);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return { bytes, milliseconds, longest, megabytes: usedSize / 2 ** 20 };
}

/** Serves the page of another tool without a network. */
const serving =
  ({ files, body }: Contender, spec: string) =>
  (page: Page) =>
    page.route('**', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const file = name === 'spec.json' ? spec : files[name];
      const type = /\.(js|css|json)$/.exec(name)?.[1];
      const styles = 'app.css' in files ? '<link rel="stylesheet" href="app.css">' : '';
      if (name === '')
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><meta charset="utf-8">${styles}${body}`,
        });
      if (file === undefined) return route.fulfill({ status: 404 });
      const contentType =
        type === 'css' ? 'text/css' : type === 'js' ? 'text/javascript' : 'application/json';
      return route.fulfill({ contentType, body: readFileSync(file) });
    });

/** Measures in Chromium how long the workbench and similar tools take to show a large spec. */
export async function measureWorkbench(): Promise<Table> {
  const { url, spec, child } = await runWorkbench();
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const name = defaultIdentity.name.display;
  try {
    const ours = await measure(browser, url, { operation: '.wb-row', data: 'api/sources' });
    const all: [label: string, measured: Measured | undefined][] = [[`${name} workbench`, ours]];
    for (const contender of contenders) {
      console.error(`Measuring ${contender.name}.`);
      const label = `${contender.name} ${versionOf(contender.package)}`;
      const options = {
        operation: contender.operation,
        data: 'spec.json',
        prepare: serving(contender, spec),
      };
      const measured = await measure(browser, 'https://bench.example/', options).catch((error: unknown) => {
        if (error instanceof errors.TimeoutError) return undefined;
        throw error;
      });
      all.push([label, measured]);
    }
    return {
      title: `Showing GitHub's ${operationCount.toLocaleString('en')} operations`,
      columns: [
        'Tool',
        '#Scripts, styles and fonts',
        '#Usable after',
        `#of ${name}`,
        '#Longest task',
        '#JavaScript memory',
      ],
      rows: all.map(([label, measured]) =>
        measured
          ? [
              label,
              `${Math.round(measured.bytes / 1000)} kB`,
              `${(measured.milliseconds / 1000).toFixed(2)} s`,
              formatRatio(measured.milliseconds, ours.milliseconds),
              `${Math.round(measured.longest)} ms`,
              `${measured.megabytes.toFixed(1)} MiB`,
            ]
          : [label, '', `more than ${TIMEOUT / 1000} s`, '', '', ''],
      ),
      notes: [
        `In Chromium ${browser.version()} with a processor slowed down ${THROTTLING} times, once each. Usable: an operation is in the page and the last task longer than 50 ms has ended, counted from the arrival of the data. Bytes are compressed with Brotli, memory is after a garbage collection.`,
        `The workbench loads an operation when it's opened, because the command has read the spec. The other tools read the whole spec in the page.`,
      ],
    };
  } finally {
    await browser.close();
    child.kill();
  }
}
