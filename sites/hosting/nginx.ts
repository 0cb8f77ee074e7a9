import { headersOf, type Hosting, isFolder, specialPaths } from './rules.ts';

export interface NginxOptions {
  /** The path of the site, with a slash at both ends. */
  readonly baseUrl?: string;
  readonly port?: number;
  readonly root?: string;
  /** Whether the module `ngx_brotli` is installed. */
  readonly brotli?: boolean;
}

// A location with a header of its own inherits none.
const addHeaders = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/** The configuration for nginx, to include in its `http` block. */
export function nginxConfig(
  hosting: Hosting,
  { baseUrl = '/', port = 80, root = '/srv/site', brotli = false }: NginxOptions = {},
): string {
  const redirects = hosting.redirects.map(
    ({ from, to }) => `  location = ${baseUrl}${from} {\n    return 301 ${baseUrl}${to};\n  }\n`,
  );
  const special = specialPaths(hosting).map(
    (path) => `  location ${isFolder(path) ? '' : '= '}${baseUrl}${path} {
${addHeaders(headersOf(hosting, path), '    ')}
    try_files $uri =404;
  }
`,
  );
  return `# Written by \`npm run hosting\`. Copy it to conf.d, and set server_name and root.
server {
  listen ${port};
  server_name example.com;
  root ${root};
  absolute_redirect off;

  charset utf-8;
  types {
    application/javascript js;
    application/json json;
    application/manifest+json webmanifest;
    application/xml xml;
    font/woff2 woff2;
    image/png png;
    image/svg+xml svg;
    image/webp webp;
    image/x-icon ico;
    text/css css;
    text/html html;
    text/markdown md;
    text/plain txt;
  }
  charset_types text/css text/html text/markdown text/plain application/javascript application/json;

  # \`npm run compress\` writes the compressed files. Without them, nginx compresses each response.
  gzip_static on;
${brotli ? '  brotli_static on;' : '  # With the module ngx_brotli: brotli_static on;'}
  gzip on;
  gzip_vary on;
  gzip_min_length 256;
  gzip_types text/css text/markdown text/plain application/atom+xml application/javascript application/json image/svg+xml;

${addHeaders(headersOf(hosting), '  ')}

  # /docs/intro is the file docs/intro/index.html, without a redirect.
  location ${baseUrl} {
    try_files $uri $uri/index.html =404;
  }

${redirects.join('\n')}
  # Files with other headers: those with a hash of their content in their name, and the scripts of workers.
${special.join('\n')}
  error_page 404 ${baseUrl}404.html;
}
`;
}
