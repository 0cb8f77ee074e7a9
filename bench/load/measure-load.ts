import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultIdentity } from '@hookloom/identity';
import { findInstalledNginx, NO_NGINX } from '../../sites/nginx.ts';
import { startNginx } from '../../sites/hosting/start-nginx.ts';
import { repository } from '../folders.ts';
import { buildPeer } from '../site/peers/build-peers.ts';
import { formatRatio, median } from '../statistics.ts';
import type { Table } from '../table.ts';
import { CONNECTIONS, sendRequests } from './send-requests.ts';

const SECONDS = 5;
const PATHS = ['/', '/docs/intro', '/docs/getting-started', '/docs/cli-reference'];

interface Site {
  readonly name: string;
  readonly folder: string;
}

interface Load {
  readonly requests: number;
  readonly megabytes: number;
  readonly slowest: number;
}

/** The built site, and the same pages by Starlight. */
function findSites(): readonly Site[] {
  const website = path.join(repository, 'website');
  const ours = path.join(website, 'build');
  if (!existsSync(ours)) throw new Error('There is no build of the site. Run npm run build first.');
  if (!findInstalledNginx()) throw new Error(NO_NGINX);
  const starlight = buildPeer('starlight', website);
  return [
    { name: defaultIdentity.name.display, folder: ours },
    { name: 'Starlight', folder: path.join(starlight.folder, starlight.project.output) },
  ];
}

/** Requests pages for a few seconds. */
async function measure({ folder }: Site): Promise<Load> {
  const nginx = await startNginx(folder);
  try {
    const result = await sendRequests(nginx.origin, { paths: PATHS, duration: SECONDS });
    return {
      requests: result.requests.average,
      megabytes: result.throughput.average / 1e6,
      slowest: result.latency.p99,
    };
  } finally {
    await nginx.stop();
  }
}

/** Measures how many requests a second nginx serves of each site, with the configuration of `deploy/`. */
export async function measureLoad(runs: number): Promise<Table> {
  const sites = findSites();
  const loads = new Map<string, Load[]>(sites.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const site of sites) loads.get(site.name)?.push(await measure(site));
  const middle = (name: string, key: keyof Load) => median((loads.get(name) ?? []).map((load) => load[key]));
  const starlight = middle('Starlight', 'requests');
  return {
    title: 'Load on nginx',
    columns: ['Site', '#Requests a second', '#Relative', '#MB a second', '#99 % within'],
    rows: sites.map(({ name }) => [
      name,
      Math.round(middle(name, 'requests')),
      formatRatio(middle(name, 'requests'), starlight),
      Math.round(middle(name, 'megabytes')),
      `${String(middle(name, 'slowest'))} ms`,
    ]),
    notes: [
      `${String(CONNECTIONS)} connections on loopback for ${String(SECONDS)} seconds, in turn, to ${PATHS.map((each) => `\`${each}\``).join(', ')}, without compression.`,
      'Medians. All requests succeeded: on an error, a timeout or a status other than 2xx, the benchmark stops.',
    ],
  };
}
