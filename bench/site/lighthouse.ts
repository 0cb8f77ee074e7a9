import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, work } from './peers/build-peers.ts';

const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = '--headless --no-sandbox --disable-gpu --ignore-certificate-errors';

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
}

const folder = path.join(work, 'lighthouse');

/** Installs Lighthouse into the work folder. */
export const installLighthouse = () =>
  install(folder, { private: true, dependencies: { lighthouse: VERSION } });

/** A page's four scores on a phone, from 0 to 100: performance, accessibility, best practices, SEO. */
export async function scorePage(url: string, chromium: string): Promise<number[]> {
  const results = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(results, 'report.json');
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  const child = spawn(process.execPath, [cli, url, ...options, `--only-categories=${CATEGORIES.join()}`], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse failed for ${url}: ${errors.slice(-400)}`);
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(results, { recursive: true });
  return CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
}
