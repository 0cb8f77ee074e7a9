import { defaultIdentity } from '@hookloom/identity';
import { chromium, type Browser } from '@playwright/test';
import { build as bundle, type Plugin } from 'esbuild';
import { findChromium } from '../../sites/chromium.ts';
import { bench, build } from '../folders.ts';
import { median, formatRatio } from '../statistics.ts';
import type { Table } from '../table.ts';

const READERS = 1000;
const ROUNDS = 7;
const CHANGES = 20;

interface Measurement {
  readonly seconds: number[];
  readonly counts: { components: number; renders: number }[];
}
type Measure = (slots: string[], changed: number, times: number) => Promise<Measurement>;

const { name, packages } = defaultIdentity;
const contenders = [
  { name: name.display, file: 'ours' },
  { name: 'SWR', file: 'swr' },
  { name: 'TanStack Query', file: 'tanstack-query' },
];

const createSlots = (slot: (index: number) => string) => Array.from({ length: READERS }, (_, i) => slot(i));
const scenarios = [
  {
    what: '1,000 readers, each of a slot of its own; one slot changes',
    slots: createSlots(String),
    changed: 500,
  },
  {
    what: '1,000 readers of one slot; another, with one reader, changes',
    slots: [...createSlots(() => 'same'), 'other'],
    changed: READERS,
  },
  { what: '1,000 readers of one slot, which changes', slots: createSlots(() => 'same'), changed: 500 },
];

/** Resolves our package to the packed one instead of the source. */
const packed: Plugin = {
  name: 'packed',
  setup: (bundling) =>
    bundling.onResolve({ filter: new RegExp(`^${packages.react}(/|$)`) }, ({ path, kind, pluginData }) =>
      pluginData === packed
        ? undefined
        : bundling.resolve(path, { kind, resolveDir: build, pluginData: packed }),
    ),
};

async function bundlePage(file: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [`${bench}readers/page.jsx`],
    alias: { contender: `${bench}readers/${file}.jsx` },
    plugins: [packed],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', PROVIDER: JSON.stringify(`${name.pascal}Provider`) },
  });
  return outputFiles[0]!.text;
}

/** Measures in a new page each time: processes differ more than contenders do. */
async function measure(
  browser: Browser,
  code: string,
  slots: string[],
  changed: number,
): Promise<Measurement> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  // A URL that needs no network. Cross-origin isolation gives the page a clock with 5 µs resolution.
  const headers = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  const body = '<!doctype html>';
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', headers, body }));
  await page.goto('https://bench.example/');
  await page.addScriptTag({ content: code });
  const measured = await page.evaluate(
    ([slots, changed, times]) => (window as unknown as { measure: Measure }).measure(slots, changed, times),
    [slots, changed, CHANGES] as const,
  );
  await context.close();
  return measured;
}

/** Measures in Chromium which components render when one of many slots changes, and how long that takes. */
export async function measureReaders(): Promise<Table> {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const scripts = await Promise.all(contenders.map(({ file }) => bundlePage(file)));
  const rows = [];
  for (const { what, slots, changed } of scenarios) {
    const measured = contenders.map((): Measurement => ({ seconds: [], counts: [] }));
    for (let round = 0; round < ROUNDS; round++) {
      for (let turn = 0; turn < contenders.length; turn++) {
        // Start each round with a different contender.
        const index = (round + turn) % contenders.length;
        const { seconds, counts } = await measure(browser, scripts[index]!, slots, changed);
        measured[index]!.seconds.push(...seconds);
        measured[index]!.counts.push(...counts);
      }
    }
    const times = measured.map(({ seconds }) => median(seconds) * 1000);
    for (const [index, { counts }] of measured.entries()) {
      const of = (key: 'components' | 'renders') => median(counts.map((count) => count[key]));
      const time = times[index]!;
      rows.push([what, contenders[index]!.name, of('components'), of('renders'), `${time.toFixed(2)} ms`]);
      rows.at(-1)!.push(formatRatio(time, times[0]!));
    }
  }
  await browser.close();
  return {
    title: 'Renders with 1,000 mounted readers',
    columns: ['What happens', 'With', '#Components that render', '#Renders', '#Time', `#of ${name.display}`],
    rows,
    notes: [
      `A change is one call, from its start to the commit that shows its response; medians of ${ROUNDS * CHANGES} in ${ROUNDS} pages each, in turns, in Chromium ${browser.version()}.`,
    ],
  };
}
