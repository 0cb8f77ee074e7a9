import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrotliModule, findInstalledNginx, NO_NGINX } from '../nginx.ts';
import { nginxConfig } from './nginx.ts';
import { hosting } from './rules.ts';
import { startServer, type Server } from './start-server.ts';

/**
 * Starts nginx with the configuration of `deploy/`.
 *
 * @param root - the folder of the site, or for another base URL the folder with that path in it.
 */
export async function startNginx(root: string, baseUrl = '/'): Promise<Server> {
  const program = findInstalledNginx();
  if (!program) throw new Error(NO_NGINX);
  const brotliModule = findBrotliModule();
  return startServer(async (folder, port) => {
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
    return { program, args: ['-p', folder, '-c', 'nginx.conf'] };
  });
}
