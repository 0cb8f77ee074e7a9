import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { follow } from './follow.ts';
import { openTab } from './open-app.ts';
import { readCommands, readFences, readSection } from './read-fences.ts';
import { startRegistry } from './registry.ts';
import { run } from './run.ts';
import { startServer } from './start-server.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const page = await readFile(join(ROOT, 'website/docs/getting-started.mdx'), 'utf8');

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];

const registry = await startRegistry(AbortSignal.timeout(300_000));
// Deletes some ten thousand files.
afterAll(registry.stop, 120_000);
const { folder, env } = registry;

const commandsOf = (tab: string, id: string) =>
  readCommands(readFences(readSection(page, id), { tab, isReleased: true }));

/** A command that doesn't end. */
const isServer = (command: string) => command.endsWith(' dev');

describe('Getting started with the packages of a registry', () => {
  it('publishes them like the release workflow, and nothing the second time', async ({ signal }) => {
    const clone = join(inject('workspace'), 'hookloom');
    const publish = `node --import ${import.meta.resolve('tsx')} ${join(ROOT, 'scripts/publish.ts')}`;
    const first = await run(publish, clone, { signal, env });
    expect(first.stdout).toContain('+ hookloom@');
    const second = await run(publish, clone, { signal, env });
    expect(second.stdout.match(/is published already/g)).toHaveLength(3);
  });

  it.each(MANAGERS)('with %s: creates an app that type-checks and builds', async (name) => {
    const start = join(folder, name);
    await mkdir(start);
    const commands = commandsOf(name, 'create');
    expect(commands.filter(isServer)).toEqual([`${name} run dev`]);
    const runnable = commands.filter((command) => !isServer(command));
    await follow([...runnable, `${name} run build`], start, { env });
    const app = join(start, 'my-app');
    const manifest = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as object;
    expect(manifest).toHaveProperty(['dependencies', '@hookloom/react'], expect.stringMatching(/^\^\d/));
    expect(await readdir(join(app, 'dist'))).toContain('index.html');
  });

  it('and shows a pet', async () => {
    const address = await startServer('npm run dev', join(folder, 'npm/my-app'));
    const { tab, problems } = await openTab();
    await tab.goto(address);
    await tab.getByRole('heading', { name: 'Bello', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it.each(MANAGERS)('with %s: adds Hookloom to an app', async (name) => {
    const app = join(folder, name, 'existing');
    await mkdir(app);
    const files = {
      'package.json': '{ "name": "existing", "private": true }\n',
      ...(name === 'yarn' && { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' }),
    };
    for (const [file, text] of Object.entries(files)) await writeFile(join(app, file), text);
    const followed = await follow(
      ['install', 'generate'].flatMap((id) => commandsOf(name, id)),
      app,
      { env },
    );
    expect(followed.at(-1)?.stdout).toContain('petstore: wrote');
  });
});
