import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { repository } from '../folders.ts';
import { type Run, runCommand } from '../run-command.ts';
import { writeVariant } from '../../sites/variant.ts';
import type { Table } from '../table.ts';
import { type Mode, MODES, search } from './interact.ts';
import { interleave } from './interleave.ts';
import { loadPage } from './load.ts';
import { addPages, removePages } from './more-pages.ts';
import { buildCommand, buildEnv, type BuiltPeer } from './peers/build-peers.ts';
import { formatters, type Measure, pick, toTable } from './site-tables.ts';
import { serve } from './serve.ts';
import { PAGES, type Site, type SiteName } from './sites.ts';

/** A site to build. */
interface Buildable {
  readonly name: SiteName;
  readonly folder: string;
  readonly command: [program: string, args: readonly string[]];
  readonly docs: string;
  readonly page: string;
  readonly output: string;
  readonly caches: readonly string[];
}

const MORE = 1000;
const MORE_PAGES = `${MORE.toLocaleString('en')} more pages`;

/** Our site in a copy of its own, so that the built one stays as it is. */
async function copyOurs(): Promise<Buildable> {
  const folder = await writeVariant({ name: 'bench', docs: 'real' });
  const docusaurus = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    name: 'ours',
    folder,
    command: [process.execPath, [docusaurus, 'build', folder]],
    docs: path.join(folder, 'docs'),
    output: path.join(folder, 'build'),
    page: path.join(folder, `${PAGES.long}.md`),
    // The last one is shared by all copies of the site.
    caches: [
      '.docusaurus',
      'node_modules/.cache',
      'build',
      path.relative(folder, path.join(repository, 'node_modules/.cache/type-checker')),
    ],
  };
}

const toBuildable = (peer: BuiltPeer): Buildable => {
  const docs = path.join(peer.folder, peer.project.docs);
  const page = path.join(docs, `${path.posix.relative('/docs', PAGES.long)}.md`);
  const { caches } = peer.project;
  const output = path.join(peer.folder, peer.project.output);
  return { name: peer.name, folder: peer.folder, command: buildCommand(peer), docs, page, output, caches };
};

async function build({ name, folder, command: [program, args] }: Buildable): Promise<Run> {
  const run = await runCommand(program, args, folder, buildEnv);
  // Warnings are before what is wrong, and a stack is after it.
  const reason = /\[ERROR\][^]{0,1200}/.exec(run.output)?.[0] ?? run.output.slice(-1200);
  if (run.failed) throw new Error(`The build of ${name} failed: ${reason}`);
  return run;
}

async function buildCold(site: Buildable): Promise<Run> {
  for (const cache of site.caches) rmSync(path.join(site.folder, cache), { recursive: true, force: true });
  return build(site);
}

function buildChanged(site: Buildable): Promise<Run> {
  appendFileSync(site.page, '\nA sentence more.\n');
  return build(site);
}

const measuresOf = (label: string, runs: ReadonlyMap<SiteName, readonly Run[]>): Measure[] => [
  { label: `${label}: time`, format: formatters.seconds, values: pick(runs, ({ seconds }) => seconds) },
  {
    label: `${label}: processor`,
    format: formatters.seconds,
    values: pick(runs, ({ processorSeconds }) => processorSeconds),
  },
  {
    label: `${label}: memory`,
    format: formatters.mebibytes,
    values: pick(runs, ({ mebibytes }) => mebibytes),
  },
];

/** Measures what readers of large sites wait for. */
async function measureLarge(
  buildables: readonly Buildable[],
  runs: number,
  launch: () => Promise<Browser>,
): Promise<Table> {
  const sites: Site[] = [];
  for (const { name, output } of buildables) sites.push(Object.assign(await serve(output), { name }));
  const browser = await launch();
  try {
    const loads = await interleave(sites, 1, (site) => loadPage(browser, site, 'long'));
    const measures: Measure[] = [
      {
        label: 'JavaScript, long page',
        format: formatters.kilobytes,
        values: pick(loads, ({ scriptBytes }) => scriptBytes),
      },
    ];
    for (const mode of Object.keys(MODES) as Mode[]) {
      const searches = await interleave(sites, runs, (site) => search(browser, site, mode));
      measures.push(
        {
          label: `First search result: ${mode.toLowerCase()}`,
          format: formatters.milliseconds,
          values: pick(searches, ({ milliseconds }) => milliseconds),
        },
        {
          label: `Loaded until then: ${mode.toLowerCase()}`,
          format: formatters.kilobytes,
          values: pick(searches, ({ bytes }) => bytes),
        },
      );
    }
    const names = sites.map(({ name }) => name);
    return toTable(`Site: with ${MORE_PAGES}`, names, measures, [
      'As without them: the scripts of the long page on a phone, and the search on a desktop.',
    ]);
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
}

/** Builds each site cold, with a changed page and with many more pages, which it measures, and leaves the peers as they were. */
export async function measureBuilds({
  peers,
  runs,
  launch,
}: {
  readonly peers: readonly BuiltPeer[];
  readonly runs: number;
  readonly launch: () => Promise<Browser>;
}): Promise<Table[]> {
  const buildables = [await copyOurs(), ...peers.map(toBuildable)];
  try {
    const cold = await interleave(buildables, runs, buildCold);
    const changed = await interleave(buildables, runs, buildChanged);
    for (const { docs } of buildables) addPages(docs, MORE);
    const large = await interleave(buildables, 1, buildCold);
    const measures = [
      ...measuresOf('Cold', cold),
      ...measuresOf('One changed page', changed),
      ...measuresOf(`Cold, ${MORE_PAGES}`, large),
    ];
    const names = buildables.map(({ name }) => name);
    const builds = toTable('Site: builds', names, measures, [
      'Memory is the peak of all processes. A changed page is built with the caches of the build before.',
      `The build with ${MORE_PAGES}, which are copies, ran once.`,
    ]);
    return [builds, await measureLarge(buildables, runs, launch)];
  } finally {
    // The next run builds them again.
    for (const { docs, folder, caches } of buildables) {
      removePages(docs);
      for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
    }
  }
}
