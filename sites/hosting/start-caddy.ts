import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findInstalledCaddy, NO_CADDY } from '../caddy.ts';
import { caddyfile } from './caddy.ts';
import { hosting } from './rules.ts';
import { startServer, type Server } from './start-server.ts';

/**
 * Starts Caddy with the configuration of `deploy/`.
 *
 * @param root - the folder of the site.
 */
export async function startCaddy(root: string): Promise<Server> {
  const program = findInstalledCaddy();
  if (!program) throw new Error(NO_CADDY);
  return startServer(async (folder, port) => {
    const file = path.join(folder, 'Caddyfile');
    const address = `http://127.0.0.1:${String(port)}`;
    // Without an API to change the configuration, whose port is fixed.
    await writeFile(file, `{\n  admin off\n}\n${caddyfile(hosting, { address, root })}`);
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    return { program, args, env: { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } };
  });
}
