import { defaultIdentity } from '@hookloom/identity';
import { formatRatio, median } from '../statistics.ts';
import type { Table } from '../table.ts';
import type { SiteName } from './sites.ts';

const HEADINGS: Readonly<Record<SiteName, string>> = {
  ours: defaultIdentity.name.display,
  stock: 'Docusaurus 3.10.2',
  starlight: 'Starlight 0.42.4',
  vitepress: 'VitePress 1.6.4',
  floor: 'Floor',
};

const PEERS = ['stock', 'starlight', 'vitepress'] as const;

/** One measure of all sites: a row. */
export interface Measure {
  readonly label: string;
  readonly format: (value: number) => string;
  /** All runs of each site. */
  readonly values: ReadonlyMap<SiteName, readonly number[]>;
}

/** Takes one number from each run. Runs without it are left out. */
export const pick = <T>(
  runs: ReadonlyMap<SiteName, readonly T[]>,
  take: (run: T) => number | undefined,
): Map<SiteName, number[]> =>
  new Map([...runs].map(([name, list]) => [name, list.map(take).filter((value) => value !== undefined)]));

export const formatters = {
  milliseconds: (value: number) => `${Math.round(value)} ms`,
  kilobytes: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  seconds: (value: number) => `${value.toFixed(1)} s`,
  mebibytes: (value: number) => `${Math.round(value)} MiB`,
} as const;

/** A time of 0 has no ratio to another. */
const ratio = (value: number | undefined, of: number | undefined) =>
  value === undefined || of === undefined || of === 0 ? '' : formatRatio(value, of);

/** Formats the medians of our site and of the others, and ours relative to stock Docusaurus and to the best of the others. */
export function toRow({ label, format, values }: Measure, sites: readonly SiteName[]): string[] {
  const medianOf = (name: SiteName) => {
    const runs = values.get(name) ?? [];
    return runs.length > 0 ? median(runs) : undefined;
  };
  const all = sites.map(medianOf);
  const others = PEERS.map(medianOf).filter((value) => value !== undefined);
  const ours = medianOf('ours');
  const best = others.length > 0 ? Math.min(...others) : undefined;
  return [
    label,
    ...all.map((value) => (value === undefined ? '' : format(value))),
    ratio(ours, medianOf('stock')),
    ratio(ours, best),
    ...(sites.includes('floor') ? [ratio(ours, medianOf('floor'))] : []),
  ];
}

/** A table of measures with a column for each site. */
export function toTable(
  title: string,
  sites: readonly SiteName[],
  measures: readonly Measure[],
  notes: readonly string[],
): Table {
  const ratios = ['#of stock', '#of the best', ...(sites.includes('floor') ? ['#of the floor'] : [])];
  return {
    title,
    columns: ['Measure', ...sites.map((name) => `#${HEADINGS[name]}`), ...ratios],
    rows: measures.map((measure) => toRow(measure, sites)),
    notes,
  };
}
