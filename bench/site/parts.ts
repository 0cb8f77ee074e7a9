import type { Browser } from '@playwright/test';
import type { Table } from '../table.ts';
import { measureBuilds } from './builds.ts';
import { MODES, type Mode, navigate, search } from './interact.ts';
import { interleave } from './interleave.ts';
import { installLighthouse, scorePage } from './lighthouse.ts';
import { loadPage } from './load.ts';
import { listPages, scoreRepeatedly, tablePageScores, type PageScores } from './page-scores.ts';
import type { BuiltPeer } from './peers/build-peers.ts';
import { measureReadiness } from './ready.ts';
import { formatters, pick, toTable } from './site-tables.ts';
import { type PageName, PAGES, pathOn, type Site, type SiteName } from './sites.ts';

/** What the parts need. */
export interface Bench {
  readonly sites: readonly Site[];
  /** The folder of our site. */
  readonly folder: string;
  readonly peers: readonly BuiltPeer[];
  readonly runs: number;
  readonly chromium: string;
  readonly launch: () => Promise<Browser>;
}

const LABELS: Readonly<Record<PageName, string>> = {
  home: 'home page',
  short: 'short page',
  long: 'long page',
  code: 'page with much code',
};

const pageNames = Object.keys(PAGES) as PageName[];
const modes = Object.keys(MODES) as Mode[];
const withoutFloor = (sites: readonly Site[]) => sites.filter(({ name }) => name !== 'floor');
const namesOf = (sites: readonly Site[]): SiteName[] => sites.map(({ name }) => name);

/** Runs with a browser of its own. */
async function withBrowser<T>(launch: () => Promise<Browser>, use: (browser: Browser) => Promise<T>) {
  const browser = await launch();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

const PHONE =
  'On a phone: 412 pixels wide, a processor slowed down 4 times, 1.6 Mbit/s, 150 ms, an empty cache.';

async function measureLoads({ sites, runs, launch }: Bench): Promise<Table> {
  const measures = [];
  for (const name of pageNames) {
    const loads = await withBrowser(launch, (browser) =>
      interleave(sites, runs, (site) => loadPage(browser, site, name)),
    );
    const { milliseconds, kilobytes } = formatters;
    const label = LABELS[name];
    measures.push(
      { label: `LCP, ${label}`, format: milliseconds, values: pick(loads, ({ lcp }) => lcp) },
      { label: `TBT, ${label}`, format: milliseconds, values: pick(loads, ({ tbt }) => tbt) },
      {
        label: `Before LCP, ${label}`,
        format: kilobytes,
        values: pick(loads, ({ bytesBeforeLcp }) => bytesBeforeLcp),
      },
      {
        label: `JavaScript, ${label}`,
        format: kilobytes,
        values: pick(loads, ({ scriptBytes }) => scriptBytes),
      },
    );
  }
  return toTable('Site: loading a page', namesOf(sites), measures, [
    `${PHONE} LCP is the largest contentful paint, TBT is what tasks longer than 50 ms take beyond that, JavaScript is what runs, without what is only prefetched. Bytes are compressed with Brotli, at level 5.`,
    'The floor is our page without scripts and fonts, with all styles and images in its HTML.',
  ]);
}

async function measureReady({ sites, runs, launch }: Bench): Promise<Table> {
  const measured = withoutFloor(sites);
  const { milliseconds: format } = formatters;
  const open = (what: 'search' | 'menu') =>
    withBrowser(launch, (browser) =>
      interleave(measured, runs, (site) => measureReadiness(browser, site, what)),
    );
  const [search, menu] = [await open('search'), await open('menu')];
  const measures = [
    { label: 'Hydrated', format, values: pick(search, ({ hydrated }) => hydrated) },
    { label: 'Search opens', format, values: pick(search, ({ milliseconds }) => milliseconds) },
    { label: 'Menu opens', format, values: pick(menu, ({ milliseconds }) => milliseconds) },
  ];
  return toTable('Site: from the first byte to the first reaction', namesOf(measured), measures, [
    `${PHONE} The long page. A control is pressed every 300 ms from the first paint on, until what it opens is visible.`,
    'Starlight and VitePress don’t mark when they are hydrated. The search of stock Docusaurus is a field, which counts as open once its page is hydrated.',
  ]);
}

/** Runs a measurement of each site in each mode. */
async function measureModes<T>(
  { sites, runs, launch }: Bench,
  measure: (browser: Browser, site: Site, mode: Mode) => Promise<T>,
): Promise<Map<Mode, Map<SiteName, T[]>>> {
  const results = new Map<Mode, Map<SiteName, T[]>>();
  for (const mode of modes) {
    const inMode = await withBrowser(launch, (browser) =>
      interleave(withoutFloor(sites), runs, (site) => measure(browser, site, mode)),
    );
    results.set(mode, inMode);
  }
  return results;
}

const timesOf = (results: ReadonlyMap<Mode, ReadonlyMap<SiteName, readonly { milliseconds: number }[]>>) =>
  Array.from(results, ([label, times]) => ({
    label,
    format: formatters.milliseconds,
    values: pick(times, ({ milliseconds }) => milliseconds),
  }));

async function measureNavigation(bench: Bench): Promise<Table> {
  const measures = timesOf(await measureModes(bench, navigate));
  return toTable('Site: following a link of the sidebar', namesOf(withoutFloor(bench.sites)), measures, [
    'On a desktop. From the click, 100 ms after pointing at the link, until the heading of the page is painted.',
  ]);
}

async function measureSearch(bench: Bench): Promise<Table> {
  const results = await measureModes(bench, search);
  // The modes differ in time only.
  const values = pick(results.get(modes.at(-1)!)!, ({ bytes }) => bytes);
  const measures = [...timesOf(results), { label: 'Loaded', format: formatters.kilobytes, values }];
  return toTable('Site: first search result', namesOf(withoutFloor(bench.sites)), measures, [
    'On a desktop. From typing the query at once into the open search until its first result is painted. Loaded is what the search requests from its opening until then.',
  ]);
}

async function scorePages({ sites, chromium }: Bench): Promise<Table> {
  installLighthouse();
  const measured = withoutFloor(sites);
  const rows: string[][] = [];
  for (const name of pageNames) {
    const scores = await interleave(measured, 1, (site) =>
      scorePage(site.origin + pathOn(site.name, PAGES[name]), chromium),
    );
    rows.push([LABELS[name], ...measured.map((site) => scores.get(site.name)?.[0]?.join(' / ') ?? 'fails')]);
  }
  const { columns } = toTable('', namesOf(measured), [], []);
  return {
    title: 'Site: Lighthouse',
    columns: ['Page', ...columns.slice(1, measured.length + 1)],
    rows,
    notes: [
      'Lighthouse on a phone, once: performance, accessibility, best practices, SEO. The machine’s load lowers the first.',
    ],
  };
}

async function scoreEveryPage({ sites, folder, chromium }: Bench): Promise<Table> {
  installLighthouse();
  const ours = sites.find(({ name }) => name === 'ours')!;
  const scored: PageScores[] = [];
  for (const page of listPages(folder)) {
    const scores = await scoreRepeatedly(() => scorePage(ours.origin + page, chromium));
    console.error(`${page}: ${scores.join(' / ')}`);
    scored.push({ page, scores });
  }
  return tablePageScores(scored);
}

/** The parts of the benchmark, each of one table or several, in the order in which they run: builds last, which take minutes. */
export const parts = {
  cold: measureLoads,
  ready: measureReady,
  soft: measureNavigation,
  search: measureSearch,
  lighthouse: scorePages,
  pages: scoreEveryPage,
  builds: measureBuilds,
} satisfies Record<string, (bench: Bench) => Promise<Table | Table[]>>;

export type PartName = keyof typeof parts;

/** The parts that measure our site alone. */
export const ALONE: readonly PartName[] = ['pages'];
