import { defaultIdentity } from '@hookloom/identity';
import { chromium, type Page } from '@playwright/test';
import { build as bundle, type Plugin } from 'esbuild';
import { findChromium } from '../../sites/chromium.ts';
import { bench, build } from '../folders.ts';
import { median, ratio } from '../measured.ts';
import type { Table } from '../table.ts';

const READERS = 1000;
const CHANGES = 30;

interface Measured {
  readonly seconds: number[];
  readonly counts: { components: number; renders: number }[];
}
type Measure = (slots: string[], changed: number, times: number) => Promise<Measured>;

const { name, packages } = defaultIdentity;
const contenders = [
  { name: name.display, file: 'ours' },
  { name: 'SWR', file: 'swr' },
  { name: 'TanStack Query', file: 'tanstack-query' },
];

const each = (slot: (index: number) => string) => Array.from({ length: READERS }, (_, i) => slot(i));
const scenarios = [
  { what: '1,000 readers, each of a slot of its own; one slot changes', slots: each(String), changed: 500 },
  {
    what: '1,000 readers of one slot; another, with one reader, changes',
    slots: [...each(() => 'same'), 'other'],
    changed: READERS,
  },
  { what: '1,000 readers of one slot, which changes', slots: each(() => 'same'), changed: 500 },
];

/** Takes our package as it was packed, not the source beside it. */
const packed: Plugin = {
  name: 'packed',
  setup: (bundling) =>
    bundling.onResolve({ filter: new RegExp(`^${packages.react}(/|$)`) }, ({ path, kind, pluginData }) =>
      pluginData === packed
        ? undefined
        : bundling.resolve(path, { kind, resolveDir: build, pluginData: packed }),
    ),
};

async function script(file: string): Promise<string> {
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

async function measure(page: Page, code: string, slots: string[], changed: number): Promise<Measured> {
  await page.goto('https://bench.example/');
  await page.addScriptTag({ content: code });
  return page.evaluate(
    ([slots, changed, times]) => (window as unknown as { measure: Measure }).measure(slots, changed, times),
    [slots, changed, CHANGES] as const,
  );
}

/** Measures in Chromium which components render when one slot of many changes, and how long the change takes. */
export async function measureReaders(): Promise<Table> {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const page = await browser.newPage();
  // A page with an address; it asks no network for anything.
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  page.on('pageerror', (error) => console.error(error));
  const rows = [];
  for (const { what, slots, changed } of scenarios) {
    let first: number | undefined;
    for (const { name, file } of contenders) {
      const { seconds, counts } = await measure(page, await script(file), slots, changed);
      const milliseconds = median(seconds) * 1000;
      first ??= milliseconds;
      const of = (key: 'components' | 'renders') => median(counts.map((count) => count[key]));
      rows.push([what, name, of('components'), of('renders'), `${milliseconds.toFixed(2)} ms`]);
      rows.at(-1)!.push(ratio(milliseconds, first));
    }
  }
  await browser.close();
  return {
    title: 'Renders with 1,000 mounted readers',
    columns: ['What happens', 'With', '#Components that render', '#Renders', '#Time', `#of ${name.display}`],
    rows,
    notes: [
      `A change is one call, from its start to the commit that shows its answer; medians of ${CHANGES} in Chromium ${browser.version()}.`,
    ],
  };
}
