import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function serve(port: number) {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    cwd: ROOT,
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

it('serving on a port that is in use ends with a message that says how to choose another', async () => {
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
