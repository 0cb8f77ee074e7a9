import { expect, it } from 'vitest';
import { formatters, pick, toRow, toTable } from './site-tables.ts';
import type { SiteName } from './sites.ts';

const sites: readonly SiteName[] = ['ours', 'stock', 'starlight', 'floor'];
const runs = new Map<SiteName, { lcp: number; hydrated?: number }[]>([
  ['ours', [{ lcp: 90 }, { lcp: 100, hydrated: 7 }, { lcp: 300 }]],
  ['stock', [{ lcp: 400 }]],
  ['starlight', [{ lcp: 200 }]],
  ['vitepress', []],
  ['floor', [{ lcp: 80 }]],
]);
const measure = { label: 'LCP', format: formatters.milliseconds, values: pick(runs, ({ lcp }) => lcp) };

it('shows medians, and ratios to stock, to the best of the others and to the floor', () => {
  expect(toRow(measure, sites)).toEqual([
    'LCP',
    '100 ms',
    '400 ms',
    '200 ms',
    '80 ms',
    '0.25 ×',
    '0.50 ×',
    '1.25 ×',
  ]);
});

it('leaves out what a site has no value for, and ratios to 0', () => {
  const values = pick(runs, ({ hydrated }) => hydrated);
  expect([...values.get('ours')!]).toEqual([7]);
  expect(toRow({ ...measure, values }, ['ours', 'stock'])).toEqual(['LCP', '7 ms', '', '', '']);
  const free = new Map<SiteName, number[]>([
    ['ours', [3]],
    ['stock', [0]],
  ]);
  expect(toRow({ ...measure, values: free }, ['ours', 'stock'])).toEqual(['LCP', '3 ms', '0 ms', '', '']);
});

it('has a column for each site', () => {
  const { columns } = toTable('Loading', sites, [measure], []);
  expect(columns).toHaveLength(toRow(measure, sites).length);
});
