import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { build } from '../folders.ts';

/** GitHub's description of its REST API, as Octokit publishes it. */
export const published = '@octokit/openapi@23.0.2';
export const operations = 1223;

/** Fetches the document, once: the package around it is thirty times as large, so it is no dependency. */
export function fetchDocument(folder: string): void {
  const file = `${folder}/github.json`;
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  console.error(`Fetching ${published}.`);
  const pack = ['pack', '--silent', '--pack-destination', folder, published];
  const tarball = execFileSync('npm', pack, { cwd: build, encoding: 'utf8' }).trim();
  const entry = 'package/generated/api.github.com.json';
  const text = execFileSync('tar', ['-xzOf', `${folder}/${tarball}`, entry], { maxBuffer: 2 ** 28 });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
