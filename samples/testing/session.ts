import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SAMPLES = fileURLToPath(new URL('..', import.meta.url));
const PROMPT = '$ ';
const MARKER = /^# #(?:end)?region\b/;

/** What is typed, and what it prints to either output. */
export type Exchange = { typed: string; printed: string };

/** Reads a recorded session: what is typed stands after `$ `, what it prints below. */
export async function readSession(file: string): Promise<Exchange[]> {
  const text = await readFile(path.join(SAMPLES, file), 'utf8');
  const exchanges: Exchange[] = [];
  for (const line of text.split('\n').filter((each) => !MARKER.test(each))) {
    if (line.startsWith(PROMPT)) exchanges.push({ typed: line.slice(PROMPT.length), printed: '' });
    else if (exchanges.length > 0) exchanges.at(-1)!.printed += `${line}\n`;
    else if (line.trim()) throw new Error(`${file} prints "${line}" before anything is typed.`);
  }
  return exchanges;
}

function typeInto(folder: string, typed: string): Promise<string> {
  // npm tells those that it starts about this repository; a reader's shell knows nothing of it. And what npm has to say
  // of itself, or of the machine, is no part of a session.
  const outside = Object.entries(process.env).filter(([key]) => !key.startsWith('npm_'));
  const env = { ...Object.fromEntries(outside), NO_COLOR: '1', npm_config_loglevel: 'error' };
  return new Promise((resolve) => {
    execFile('sh', ['-c', `${typed} 2>&1`], { cwd: folder, env }, (_, printed) => resolve(printed));
  });
}

/**
 * Types a session anew, into a folder that has what a reader's has: a `package.json`, the packages, and the sample
 * document beside it.
 */
export async function play(exchanges: readonly Exchange[]): Promise<Exchange[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'session-'));
  try {
    await writeFile(path.join(folder, 'package.json'), '{ "name": "pet-shop", "private": true }\n');
    await cp(path.join(SAMPLES, 'petstore.yaml'), path.join(folder, 'petstore.yaml'));
    await symlink(path.join(SAMPLES, 'node_modules'), path.join(folder, 'node_modules'));
    const played: Exchange[] = [];
    for (const { typed } of exchanges) played.push({ typed, printed: await typeInto(folder, typed) });
    return played;
  } finally {
    await rm(folder, { recursive: true });
  }
}
