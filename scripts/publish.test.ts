import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { publishedPackages } from './published-packages.ts';

const run = promisify(execFile);

/** A fake `npm` that records its arguments and reports one version as published. */
const npm = (known: string) => `#!/usr/bin/env node
require('node:fs').appendFileSync(__dirname + '/typed', process.argv.slice(2).join(' ') + '\\n');
if (process.argv[2] === 'view') {
  if (process.argv[3].startsWith(${JSON.stringify(known)} + '@')) console.log('0.0.0');
  else { console.error('npm error code E404'); process.exitCode = 1; }
}
`;

async function runPublish(known: string, ...args: string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'publish-'));
  try {
    await writeFile(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
    await writeFile(path.join(folder, 'npm'), npm(known));
    await chmod(path.join(folder, 'npm'), 0o755);
    const PATH = `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`;
    const listed = publishedPackages.map(({ name, tarball }) => ({ name, tarball, version: '0.0.0' }));
    await mkdir(path.join(folder, 'tarballs'));
    await writeFile(path.join(folder, 'tarballs/packages.json'), JSON.stringify(listed));
    await run(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), path.resolve('scripts/publish.ts'), ...args],
      {
        cwd: folder,
        env: { ...process.env, PATH },
      },
    );
    const typed = await readFile(path.join(folder, 'typed'), 'utf8');
    return typed.split('\n').filter((line) => line.startsWith('publish'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('publishes each package, the command line after what it depends on', async () => {
  expect(await runPublish('nothing')).toEqual([
    'publish ./tarballs/hookloom-react.tgz --access public',
    'publish ./tarballs/hookloom-generator.tgz --access public',
    'publish ./tarballs/hookloom.tgz --access public',
  ]);
});

it('skips a version that is published already, and has a dry run', async () => {
  expect(await runPublish('@hookloom/react', '--dry-run')).toEqual([
    'publish ./tarballs/hookloom-generator.tgz --access public --dry-run',
    'publish ./tarballs/hookloom.tgz --access public --dry-run',
  ]);
});

it('imports nothing but Node: the job that publishes installs nothing', async () => {
  const text = await readFile('scripts/publish.ts', 'utf8');
  const imported = Array.from(text.matchAll(/from '([^']+)'/g), ([, name]) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
});
