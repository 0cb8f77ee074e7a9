import { headersOf, type Hosting, isFolder } from './rules.ts';

const block = (headers: Readonly<Record<string, string>>) =>
  `{\n${Object.entries(headers)
    .map(([name, value]) => `      ${name} "${value}"`)
    .join('\n')}\n    }`;

const matcher = (path: string) => `/${path}${isFolder(path) ? '*' : ''}`;

interface CaddyOptions {
  readonly address?: string;
  readonly root?: string;
}

/** The configuration for Caddy. */
export function caddyfile(
  hosting: Hosting,
  { address = 'example.com', root = '/srv/site' }: CaddyOptions = {},
): string {
  const page = block(headersOf(hosting));
  const special = hosting.rules.flatMap(({ paths = [], headers }) =>
    paths.map((path) => `    header ${matcher(path)} ${block(headers)}`),
  );
  const text = `# Written by \`npm run hosting\`. Set the address and root.
${address} {
  root * ${root}

  # In this order: what follows replaces headers.
  route {
    header ${page}
    # Files with other headers: those with a hash of their content in their name, and the scripts of workers.
${special.join('\n')}
    # Not all systems know these types.
    @markdown path *.md
    header @markdown Content-Type "text/markdown; charset=utf-8"
    @manifest path *.webmanifest
    header @manifest Content-Type application/manifest+json

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
    header Content-Type "text/html; charset=utf-8"
    rewrite * /404.html
    encode zstd gzip
    file_server {
      precompressed br gzip
    }
  }
}
`;
  // As `caddy fmt` indents it. Otherwise, Caddy warns.
  return text.replaceAll(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2));
}
