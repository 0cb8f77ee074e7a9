import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../folders.ts';
import { type Run, runCommand } from '../run-command.ts';
import { writeVariant } from '../../sites/variant.ts';
import type { Table } from '../table.ts';
import { interleave } from './interleave.ts';
import { addPages, removePages } from './more-pages.ts';
import { buildCommand, buildEnv, type BuiltPeer } from './peers/build-peers.ts';
import { formatters, type Measure, pick, toTable } from './site-tables.ts';
import { PAGES, type SiteName } from './sites.ts';

/** A site to build. */
interface Buildable {
  readonly name: SiteName;
  readonly folder: string;
  readonly command: [program: string, args: readonly string[]];
  readonly docs: string;
  readonly page: string;
  readonly caches: readonly string[];
}

const MORE = 1000;

/** Our site in a copy of its own, so that the built one stays as it is. */
async function copyOurs(): Promise<Buildable> {
  const folder = await writeVariant({ name: 'bench', docs: 'real' });
  const docusaurus = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    name: 'ours',
    folder,
    command: [process.execPath, [docusaurus, 'build', folder]],
    docs: path.join(folder, 'docs'),
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
  return { name: peer.name, folder: peer.folder, command: buildCommand(peer), docs, page, caches };
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

/** Builds each site cold, with a changed page and with many more pages, and leaves the peers as they were. */
export async function measureBuilds({
  peers,
  runs,
}: {
  readonly peers: readonly BuiltPeer[];
  readonly runs: number;
}): Promise<Table> {
  const buildables = [await copyOurs(), ...peers.map(toBuildable)];
  try {
    const cold = await interleave(buildables, runs, buildCold);
    const changed = await interleave(buildables, runs, buildChanged);
    for (const { docs } of buildables) addPages(docs, MORE);
    const large = await interleave(buildables, 1, buildCold);
    const more = `${MORE.toLocaleString('en')} more pages`;
    const measures = [
      ...measuresOf('Cold', cold),
      ...measuresOf('One changed page', changed),
      ...measuresOf(`Cold, ${more}`, large),
    ];
    const names = buildables.map(({ name }) => name);
    return toTable('Site: builds', names, measures, [
      'Memory is the peak of all processes. A changed page is built with the caches of the build before.',
      `The build with ${more}, which are copies, ran once.`,
    ]);
  } finally {
    // The next run builds them again.
    for (const { docs, folder, caches } of buildables) {
      removePages(docs);
      for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
    }
  }
}
