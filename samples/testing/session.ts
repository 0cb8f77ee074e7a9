import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SAMPLES = fileURLToPath(new URL('..', import.meta.url));
const PROMPT = '$ ';
const MARKER = /^# #(?:end)?region\b/;

/** Packages that a user's app has installed in addition to those of the docs. */
const INSTALLED = ['zod', 'react', '@types/react', 'typescript'];

/** Replacements for slower commands. */
const STAND_INS = 'node_modules/.stand-ins';

/** Runs an installed command, like npx but half a second faster. */
const NPX = '#!/bin/sh\nname=$1\nshift\nexec "node_modules/.bin/$name" "$@"\n';

/** A command and its output (stdout and stderr). */
export type Exchange = { typed: string; printed: string };

/** Parses a recorded session: commands after `$ `, followed by their output. A backslash continues a command. */
export async function readSession(file: string): Promise<Exchange[]> {
  const text = await readFile(path.join(SAMPLES, file), 'utf8');
  const exchanges: Exchange[] = [];
  for (const line of text.split('\n').filter((each) => !MARKER.test(each))) {
    const last = exchanges.at(-1);
    if (last?.typed.endsWith('\\') && !last.printed) last.typed += `\n${line}`;
    else if (line.startsWith(PROMPT)) exchanges.push({ typed: line.slice(PROMPT.length), printed: '' });
    else if (last) last.printed += `${line}\n`;
    else if (line.trim()) throw new Error(`${file} prints "${line}" before anything is typed.`);
  }
  return exchanges;
}

/** Runs a line in a shell and returns its output (stdout and stderr). */
export function typeInto(folder: string, typed: string): Promise<string> {
  // A user's shell doesn't have npm's environment variables for this repository. npm's own notices aren't part of a session.
  const outside = Object.entries(process.env).filter(([key]) => !key.startsWith('npm_'));
  const env = {
    ...Object.fromEntries(outside),
    NO_COLOR: '1',
    npm_config_loglevel: 'error',
    PATH: `${path.join(folder, STAND_INS)}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
  return new Promise((resolve) => {
    execFile('sh', ['-c', `exec 2>&1; ${typed}`], { cwd: folder, env }, (_, printed) => resolve(printed));
  });
}

async function install(modules: string): Promise<void> {
  const require = createRequire(import.meta.url);
  for (const each of ['.bin', '@types']) await mkdir(path.join(modules, each), { recursive: true });
  for (const each of ['hookloom', '@hookloom', '.bin/hookloom'])
    await symlink(path.join(SAMPLES, 'node_modules', each), path.join(modules, each));
  for (const each of INSTALLED)
    await symlink(path.dirname(require.resolve(`${each}/package.json`)), path.join(modules, each));
  await symlink('../typescript/bin/tsc', path.join(modules, '.bin/tsc'));
}

/**
 * Creates a folder like a user's app: a `package.json`, the packages and the sample spec. Next to it are the files of the
 * clone that the docs use.
 */
export async function withApplication<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const home = await realpath(await mkdtemp(path.join(os.tmpdir(), 'session-')));
  const folder = path.join(home, 'pet-shop');
  const document = path.join(SAMPLES, 'petstore.yaml');
  try {
    await install(path.join(folder, 'node_modules'));
    await mkdir(path.join(folder, STAND_INS));
    await writeFile(path.join(folder, STAND_INS, 'npx'), NPX, { mode: 0o755 });
    await writeFile(path.join(folder, 'package.json'), '{ "name": "pet-shop", "private": true }\n');
    await cp(document, path.join(folder, 'petstore.yaml'));
    await cp(document, path.join(home, 'hookloom/samples/petstore.yaml'));
    return await use(folder);
  } finally {
    await rm(home, { recursive: true });
  }
}

/** Runs a session again. Paths in its output become relative to the app's folder. */
export function play(exchanges: readonly Exchange[]): Promise<Exchange[]> {
  return withApplication(async (folder) => {
    const played: Exchange[] = [];
    for (const { typed } of exchanges) {
      const printed = await typeInto(folder, typed);
      played.push({ typed, printed: printed.replaceAll(folder, '/pet-shop') });
    }
    return played;
  });
}

/** Like `withApplication`, with the sample spec's hooks generated. */
export function generated<T>(use: (folder: string) => Promise<T>): Promise<T> {
  return withApplication(async (folder) => {
    const commands = ['init', 'sources add petstore.yaml --id petstore', 'sync', 'generate'];
    for (const command of commands) await typeInto(folder, `node_modules/.bin/hookloom ${command}`);
    return use(folder);
  });
}
