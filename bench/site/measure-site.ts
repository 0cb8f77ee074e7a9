import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../sites/chromium.ts';
import { repository } from '../folders.ts';
import type { Table } from '../table.ts';
import { writeFloor } from './floor.ts';
import { ALONE, parts, type PartName } from './parts.ts';
import { buildPeers, work } from './peers/build-peers.ts';
import { serve } from './serve.ts';
import type { Site, SiteName } from './sites.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--ignore-certificate-errors',
];

/** Reads the names of the parts to run. */
export function readParts(only: string | undefined): PartName[] {
  const known = Object.keys(parts) as PartName[];
  if (only === undefined) return known;
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`--only has no part ${unknown.join(', ')}. The parts of site are ${known.join(', ')}.`);
  return known.filter((name) => wanted.includes(name));
}

const formatLoad = () => os.loadavg()[0]!.toFixed(1);

/** Measures our site next to the same pages built by other generators. */
export async function measureSite(runs: number, only: readonly PartName[]): Promise<Table[]> {
  const website = path.join(repository, 'website');
  const ours = path.join(website, 'build');
  if (!existsSync(path.join(ours, 'index.html')))
    throw new Error('The site isn’t built. Run npm run build first.');
  const isCompared = only.some((name) => !ALONE.includes(name));
  const peers = isCompared ? buildPeers(website) : [];
  const floor = path.join(work, 'floor');
  if (isCompared) writeFloor(ours, floor);
  const folders: [SiteName, string][] = [
    ['ours', ours],
    ...peers.map(({ name, folder, project }): [SiteName, string] => [
      name,
      path.join(folder, project.output),
    ]),
    ...(isCompared ? [['floor', floor] satisfies [SiteName, string]] : []),
  ];
  const sites: Site[] = [];
  for (const [name, folder] of folders) sites.push(Object.assign(await serve(folder), { name }));

  const executablePath = await findChromium();
  const launch = () => chromium.launch({ executablePath, args: ARGS });
  const tables: Table[] = [];
  for (const name of only) {
    console.error(`Measuring ${name}.`);
    const before = formatLoad();
    const measured = await parts[name]({
      sites,
      folder: ours,
      peers,
      runs,
      chromium: executablePath,
      launch,
    });
    const load = `load average ${before} before and ${formatLoad()} after.`;
    const note = ALONE.includes(name) ? `L${load.slice(1)}` : `Medians of ${runs}, in turns; ${load}`;
    for (const table of [measured].flat()) tables.push({ ...table, notes: [...table.notes, note] });
  }
  for (const site of sites) site.close();
  return tables;
}
