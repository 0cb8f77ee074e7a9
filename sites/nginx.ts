import { existsSync } from 'node:fs';
import { canUseApt, installPackage } from './apt.ts';
import { installServer } from './install-server.ts';

/** Debian's packages. */
const NGINX_PACKAGE = 'nginx';
const BROTLI_PACKAGE = 'libnginx-mod-http-brotli-static';

const DEBIAN_NGINX = '/usr/sbin/nginx';
const DEBIAN_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** How to get nginx if it can't be installed. */
export const NO_NGINX = `nginx is not installed. Install Debian's packages ${NGINX_PACKAGE} and ${BROTLI_PACKAGE}, or set NGINX_PATH to an nginx.`;

/** The path of an installed nginx: `NGINX_PATH`, or Debian's. */
export const findInstalledNginx = (): string | undefined =>
  [process.env['NGINX_PATH'], DEBIAN_NGINX].find((candidate) => candidate && existsSync(candidate));

/** The path of the module that serves files with Brotli. It only fits Debian's nginx. */
export const findBrotliModule = (): string | undefined =>
  findInstalledNginx() === DEBIAN_NGINX && existsSync(DEBIAN_BROTLI) ? DEBIAN_BROTLI : undefined;

/** Installs Debian's nginx, and its module for Brotli, if they are missing and apt can do so without a password. Logs what it does. */
export function installNginx(): void {
  if (!findInstalledNginx()) installServer(NGINX_PACKAGE);
  if (findInstalledNginx() === DEBIAN_NGINX && !findBrotliModule() && canUseApt()) {
    console.log(`Host: installing Debian's package ${BROTLI_PACKAGE}.`);
    installPackage(BROTLI_PACKAGE);
  }
  const nginx = findInstalledNginx();
  console.log(
    nginx ? `Host: using ${nginx}${findBrotliModule() ? ' with Brotli' : ''}.` : `Host: ${NO_NGINX}`,
  );
}
