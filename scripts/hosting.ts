/**
 * Writes the configuration for hosts from `sites/hosting/rules.ts`. With `--check` it writes nothing, and fails if a file
 * differs. With `--base-url /docs/`, it prints nginx's configuration for a site in that path.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { caddyfile } from '../sites/hosting/caddy.ts';
import { headersFile, redirectsFile } from '../sites/hosting/headers-files.ts';
import { nginxConfig } from '../sites/hosting/nginx.ts';
import { hosting } from '../sites/hosting/rules.ts';

const FILES: Readonly<Record<string, string>> = {
  'deploy/nginx.conf': nginxConfig(hosting),
  'deploy/Caddyfile': caddyfile(hosting),
  'website/static/_headers': headersFile(hosting),
  'website/static/_redirects': redirectsFile(hosting),
};

const { values } = parseArgs({ options: { check: { type: 'boolean' }, 'base-url': { type: 'string' } } });

if (values['base-url'] !== undefined) {
  console.log(nginxConfig(hosting, { baseUrl: values['base-url'] }));
} else {
  for (const [file, text] of Object.entries(FILES)) {
    if (!values.check) await writeFile(file, text);
    else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
      console.error(`${file} differs from sites/hosting/rules.ts. Run npm run hosting, and commit the file.`);
      process.exitCode = 1;
    }
  }
}
