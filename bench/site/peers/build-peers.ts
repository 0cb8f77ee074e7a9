import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../folders.ts';
import { readContent } from './pages.ts';
import type { Peer, PeerProject } from './peer.ts';
import { starlight } from './starlight.ts';
import { stock } from './stock.ts';
import { vitepress } from './vitepress.ts';

const peers = { stock, starlight, vitepress } satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;

/** A peer's project on disk. */
export interface BuiltPeer {
  readonly name: PeerName;
  readonly folder: string;
  readonly project: PeerProject;
}

/** The work folder of this benchmark. */
export const work = path.join(build, 'site');

const toText = (content: unknown) =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;

// npm's settings for this run, such as a prefix, must not leak into the runs started here.
const cleanEnv = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')));

/** The environment of a build, without messages to people and usage reports. */
export const buildEnv = { ...cleanEnv, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/** Writes files, and returns whether any of them has changed. */
function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): boolean {
  let hasChanged = false;
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    const text = toText(content);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    hasChanged = true;
  }
  return hasChanged;
}

/** Installs the dependencies of a project's `package.json`, unless they are those of the last time. */
export function install(folder: string, packageJson: unknown): void {
  const hasChanged = writeFiles(folder, { 'package.json': packageJson });
  if (!hasChanged && existsSync(path.join(folder, 'node_modules'))) return;
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags], { cwd: folder, env: cleanEnv, stdio: ['ignore', 2, 2] });
}

/** The program and the arguments that build a project. */
export const buildCommand = ({ folder, project }: BuiltPeer): [program: string, args: readonly string[]] => [
  project.node ? path.join(folder, project.node) : process.execPath,
  project.command,
];

/** Builds our pages with another generator, in a project of its own, unless it has built the same files. */
export function buildPeer(name: PeerName, website: string): BuiltPeer {
  const project = peers[name](readContent(website));
  const { 'package.json': packageJson, ...files } = project.files;
  const folder = path.join(work, name);
  const built = { name, folder, project };
  install(folder, packageJson);
  const hasChanged = writeFiles(folder, files);
  if (!hasChanged && existsSync(path.join(folder, project.output, 'index.html'))) return built;
  console.error(`Building ${name}.`);
  const [program, args] = buildCommand(built);
  execFileSync(program, args, { cwd: folder, env: buildEnv, stdio: ['ignore', 'ignore', 2] });
  return built;
}

/** Builds our pages with each of the other generators. */
export const buildPeers = (website: string): BuiltPeer[] =>
  Object.keys(peers).map((name) => buildPeer(name as PeerName, website));
