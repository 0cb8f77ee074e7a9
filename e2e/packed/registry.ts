import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './run.ts';

/** A registry on this machine, and the package managers to install from it. */
export interface Registry {
  /** A folder for apps. */
  readonly folder: string;
  /** The environment of a user who has this registry, with empty caches, and npm, pnpm, Yarn and Bun. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts a registry that has no package yet. It passes on requests for others to the registry that npm is configured with. */
export async function startRegistry(signal: AbortSignal): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const programs = join(folder, 'programs');
  await cp(new URL('registry/package.json', import.meta.url), join(programs, 'package.json'), {
    recursive: true,
  });
  await run('npm install', programs, { signal });
  const { stdout: upstream } = await run('npm config get registry', programs, { signal });
  const port = await freePort();
  await writeFile(join(folder, 'config.yaml'), configFor(upstream.trim()));
  const program = join(programs, 'node_modules/verdaccio/bin/verdaccio');
  const server = spawn(
    process.execPath,
    [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const address = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'close');
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await untilReady(address, () => server.exitCode !== null);
    const env = await environmentOf(folder, address, join(programs, 'node_modules/.bin'));
    return { folder, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const configFor = (upstream: string) => `storage: ./storage
uplinks:
  upstream:
    url: ${JSON.stringify(upstream)}
    timeout: 60s
packages:
  '@hookloom/*': { access: $all, publish: $all }
  'hookloom': { access: $all, publish: $all }
  '**': { access: $all, proxy: upstream }
web: { enable: false }
log: { type: stdout, level: error }
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (hasEnded()) break;
    const isReady = await fetch(`${address}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('The registry did not start.');
}

async function environmentOf(folder: string, address: string, programs: string) {
  const userconfig = join(folder, '.npmrc');
  const token = `${address.replace('http:', '')}:_authToken=none`;
  await writeFile(userconfig, `registry=${address}\n${token}\n`);
  return {
    HOME: folder,
    USERPROFILE: folder,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
    npm_config_userconfig: userconfig,
    npm_config_registry: address,
    npm_config_cache: join(folder, 'cache/npm'),
    // A reader confirms that npx may install the package.
    npm_config_yes: 'true',
    YARN_NPM_REGISTRY_SERVER: address,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_TELEMETRY: '0',
    // By default, Yarn refuses versions that were published only recently.
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    // Off where a lockfile may be written: on a CI server, Yarn refuses to.
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    BUN_CONFIG_REGISTRY: address,
    BUN_INSTALL_CACHE_DIR: join(folder, 'cache/bun'),
  };
}
