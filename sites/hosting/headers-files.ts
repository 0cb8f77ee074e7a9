import { type Hosting, isFolder } from './rules.ts';

const NOTE = '# Written by `npm run hosting`.';

/** The file \`_headers\` of Netlify and Cloudflare Pages. Where several rules match, both join their headers. */
export function headersFile({ rules }: Hosting): string {
  const blocks = rules.flatMap(({ paths, headers }) =>
    (paths?.map((path) => (isFolder(path) ? `/${path}*` : `/${path}`)) ?? ['/*']).map((path) =>
      [
        path,
        // Otherwise, a file would have both values.
        ...(paths ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    ),
  );
  return `${[NOTE, ...blocks].join('\n\n')}\n`;
}

/** The file \`_redirects\` of Netlify and Cloudflare Pages. */
export const redirectsFile = ({ redirects }: Hosting): string =>
  `${NOTE}\n${redirects.map(({ from, to }) => `/${from} /${to} 301`).join('\n')}\n`;
