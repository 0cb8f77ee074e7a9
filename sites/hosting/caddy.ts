import { headersOf, type Hosting, isFolder } from './rules.ts';

const block = (headers: Readonly<Record<string, string>>) =>
  `{\n${Object.entries(headers)
    .map(([name, value]) => `      ${name} "${value}"`)
    .join('\n')}\n    }`;

const matcher = (path: string) => `/${path}${isFolder(path) ? '*' : ''}`;

/** The configuration for Caddy. */
export function caddyfile(hosting: Hosting): string {
  const page = block(headersOf(hosting));
  const special = hosting.rules.flatMap(({ paths = [], headers }) =>
    paths.map((path) => `    header ${matcher(path)} ${block(headers)}`),
  );
  return `# Written by \`npm run hosting\`. Set the address and root.
example.com {
  root * /srv/site

  # In this order: what follows replaces headers.
  route {
    header ${page}
    # Files with other headers: those with a hash of their content in their name, and the scripts of workers.
${special.join('\n')}

${hosting.redirects.map(({ from, to }) => `    redir /${from} /${to} 301`).join('\n')}

    # /docs/intro is the file docs/intro/index.html, without a redirect.
    try_files {path} {path}/index.html
    encode zstd gzip
    # \`npm run compress\` writes the compressed files.
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    # Not those of the file that is missing.
    header ${page}
    rewrite * /404.html
    file_server
  }
}
`;
}
