import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function serve(port: number, root = ROOT) {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('serving the build prints its address', async () => {
  const port = await freePort();
  const child = serve(port);
  const printed = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString()));
    child.stderr.once('data', (text: Buffer) => resolve(text.toString()));
  });
  expect(printed).toBe(`The site is at http://localhost:${port}/\n`);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
});

it('a clone in a folder with a space in its name is served', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'a space '));
  const port = await freePort();
  await cp(`${ROOT}scripts/serve.ts`, path.join(parent, 'scripts/serve.ts'));
  await cp(`${ROOT}sites`, path.join(parent, 'sites'), { recursive: true });
  await cp(`${ROOT}package.json`, path.join(parent, 'package.json'));
  await mkdir(path.join(parent, 'website/build'), { recursive: true });
  await writeFile(path.join(parent, 'website/build/index.html'), '<h1>Home</h1>');
  await symlink(`${ROOT}node_modules`, path.join(parent, 'node_modules'), 'junction');
  const child = serve(port, parent);
  const printed = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString()));
    child.stderr.once('data', (text: Buffer) => resolve(text.toString()));
  });
  expect(printed).toBe(`The site is at http://localhost:${port}/\n`);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>');
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
  await rm(parent, { recursive: true });
});

it('serving on a port that is in use fails with a message that says how to choose another', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const { port } = holder.address() as AddressInfo;
  const child = serve(port);
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  holder.close();
  expect(printed).toBe(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start\n`);
  expect(code).toBe(1);
});
