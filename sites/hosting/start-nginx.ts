import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrotliModule, findInstalledNginx, NO_NGINX } from '../nginx.ts';
import { nginxConfig } from './nginx.ts';
import { hosting } from './rules.ts';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Nginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with the configuration of `deploy/`.
 *
 * @param root - the folder of the site, or for another base URL the folder with that path in it.
 */
export async function startNginx(root: string, baseUrl = '/'): Promise<Nginx> {
  const program = findInstalledNginx();
  if (!program) throw new Error(NO_NGINX);
  const brotliModule = findBrotliModule();
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? '# Its own user may not read the folder of the test.\nuser root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  # The benchmark's client counts a connection that is closed after 1,000 requests, the default, as a failure.
  keepalive_requests 1000000;
  ${temporary.join('\n  ')}
  ${nginxConfig(hosting, { baseUrl, port, root, brotli: brotliModule !== undefined })}
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let problems = '';
  child.stderr.on('data', (text: Buffer) => (problems += text.toString()));
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${String(port)}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${problems}`);
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
