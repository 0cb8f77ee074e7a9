import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const inRepository = { cwd: fileURLToPath(new URL('../../', import.meta.url)), encoding: 'utf8' } as const;
const tarball = (name: string) => join(inject('workspace'), 'hookloom/tarballs', name);

const packed = [
  { name: 'hookloom-react.tgz', isImported: true },
  { name: 'hookloom-generator.tgz', isImported: true },
  // The CLI is run, not imported. Its only export is JSON.
  { name: 'hookloom.tgz', isImported: false },
];

const readManifest = (name: string) =>
  JSON.parse(execFileSync('tar', ['-xzOf', tarball(name), 'package/package.json'], inRepository)) as object;

describe.each(packed)('$name', ({ name, isImported }) => {
  it('passes publint --strict', () => {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['--no-install', 'publint', '--strict', tarball(name)],
      inRepository,
    );
    expect(status, stdout + stderr).toBe(0);
  });

  it(
    isImported ? 'has types that attw finds nothing wrong with, as ESM only' : 'has no types to check',
    () => {
      const { status, stdout, stderr } = spawnSync(
        'npx',
        ['--no-install', 'attw', '--profile', 'esm-only', tarball(name)],
        inRepository,
      );
      expect(status, stdout + stderr).toBe(0);
      expect(stdout.includes('This package does not contain types')).toBe(!isImported);
    },
  );

  it('contains the build, a license and a README, and no tests', () => {
    const files = execFileSync('tar', ['-tzf', tarball(name)], inRepository)
      .trim()
      .split('\n');
    const entry = isImported ? 'package/dist/index.d.ts' : 'package/dist/main.js';
    expect(files).toEqual(expect.arrayContaining([entry, 'package/LICENSE', 'package/README.md']));
    expect(files.filter((file) => /\.test\b|\/testing\//.test(file))).toEqual([]);
  });

  it('has a manifest without fields that only the repository needs', () => {
    const manifest = readManifest(name);
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(JSON.stringify(manifest)).not.toContain('./src/');
  });
});

it('the CLI bundles its dependencies with their licenses, and depends on nothing', () => {
  expect(readManifest('hookloom.tgz')).not.toHaveProperty('dependencies');
  const licenses = execFileSync('tar', ['-xzOf', tarball('hookloom.tgz'), 'package/dist/licenses.txt'], {
    encoding: 'utf8',
  });
  for (const name of ['ajv', 'commander', 'yaml'])
    expect(licenses).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
});
