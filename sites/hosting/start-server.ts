import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A running web server. */
export interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a web server, and waits until it responds.
 *
 * @param configure - writes its configuration to an empty folder, which is removed when the server stops.
 * @throws Error with what it printed, if it doesn't start.
 */
export async function startServer(
  configure: (folder: string, port: number) => Promise<Command>,
): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const port = await findFreePort();
  const { program, args, env } = await configure(folder, port);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let problems = '';
  child.stderr.on('data', (text: Buffer) => (problems += text.toString()));
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${String(port)}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${problems}`);
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
