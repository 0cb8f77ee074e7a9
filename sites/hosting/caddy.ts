import { HASHED_FOLDERS, type Hosting } from './rules.ts';

const indentHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `    ${name} "${value}"`)
    .join('\n');

/** The configuration for Caddy. */
export function caddyfile({ rules, redirects }: Hosting): string {
  const [all, hashed] = rules.map(({ headers }) => headers);
  const paths = HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(' ');
  // Caddy runs the rule without a matcher last.
  return `# Written by \`npm run hosting\`. Set the address and root.
example.com {
  root * /srv/site
${redirects.map(({ from, to }) => `  redir /${from} /${to} 301`).join('\n')}

  @pages not path ${paths}
  header @pages {
${indentHeaders(all ?? {})}
  }
  # The names of these files contain a hash of their content.
  @hashed path ${paths}
  header @hashed {
${indentHeaders({ ...all, ...hashed })}
  }

  # /docs/intro is the file docs/intro/index.html, without a redirect.
  try_files {path} {path}/index.html
  encode zstd gzip
  # \`npm run compress\` writes the compressed files.
  file_server {
    precompressed br gzip
  }

  handle_errors {
    # Not for a year: a file that is missing now may be uploaded later.
    header Cache-Control "${all?.['Cache-Control'] ?? ''}"
    rewrite * /404.html
    file_server
  }
}
`;
}
