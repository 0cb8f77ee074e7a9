import { existsSync } from 'node:fs';
import { installServer } from './install-server.ts';

/** Debian's package. */
const PACKAGE = 'caddy';

/** How to get Caddy if it can't be installed. */
export const NO_CADDY = `Caddy is not installed. Install Debian's package ${PACKAGE}, or set CADDY_PATH to a Caddy.`;

/** The path of an installed Caddy: `CADDY_PATH`, or Debian's. */
export const findInstalledCaddy = (): string | undefined =>
  [process.env['CADDY_PATH'], '/usr/bin/caddy'].find((candidate) => candidate && existsSync(candidate));

/** Installs Debian's Caddy if there is none and apt can do so without a password. Logs what it does. */
export function installCaddy(): void {
  if (!findInstalledCaddy()) installServer(PACKAGE);
  const caddy = findInstalledCaddy();
  console.log(`Host: ${caddy ? `using ${caddy}.` : NO_CADDY}`);
}
