import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { build } from '../folders.ts';

/** GitHub's REST API spec, as Octokit publishes it. */
export const specPackage = '@octokit/openapi@23.0.2';
export const operationCount = 1223;

/** Downloads the spec once. Not a dependency, because its package is thirty times as large. */
export function downloadSpec(folder: string): void {
  const file = `${folder}/github.json`;
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  console.error(`Fetching ${specPackage}.`);
  const pack = ['pack', '--silent', '--pack-destination', folder, specPackage];
  const tarball = execFileSync('npm', pack, { cwd: build, encoding: 'utf8' }).trim();
  const entry = 'package/generated/api.github.com.json';
  const text = execFileSync('tar', ['-xzOf', `${folder}/${tarball}`, entry], { maxBuffer: 2 ** 28 });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
