/** Headers for some files of the site. */
export interface HeaderRule {
  /** Folders of the site, such as `assets/`, and files, such as `sw.js`. Without any, the rule is for all files. */
  readonly paths?: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** How a host serves the site. The files of `deploy/`, the build's `_headers` and `npm start` follow from it. */
export interface Hosting {
  /** Later rules replace the headers of earlier ones. */
  readonly rules: readonly HeaderRule[];
  /** Paths without the base URL. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The names of files in these folders contain a hash of their content. */
export const HASHED_FOLDERS = ['assets', 'search'];

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');

/**
 * What all pages have in common. It adds to the policy that each page contains, which has hashes of its inline scripts. The
 * page in which the playground runs an app needs less than this, too.
 */
const PAGE_POLICY = policy({
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  'object-src': "'none'",
});

/**
 * A worker has no `<meta>`: its policy comes with its script. Workers load scripts and data of the site, and never
 * evaluate text or start another worker. The header has no effect on a page that loads the script.
 */
const WORKER_POLICY = policy({
  'default-src': "'none'",
  'connect-src': "'self'",
  'script-src': "'self'",
  'worker-src': "'none'",
  'frame-ancestors': "'self'",
});

export const hosting: Hosting = {
  rules: [
    {
      headers: {
        'Cache-Control': REVALIDATE,
        'Content-Security-Policy': PAGE_POLICY,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    {
      paths: HASHED_FOLDERS.map((folder) => `${folder}/`),
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    // Not all of `assets/`: the page in which the playground runs an app is there.
    { paths: ['assets/js/', 'sw.js'], headers: { 'Content-Security-Policy': WORKER_POLICY } },
  ],
  redirects: [{ from: 'docs', to: 'docs/intro' }],
};

/** Whether a path is a folder, and not a file. */
export const isFolder = (path: string): boolean => path.endsWith('/');

const covers = (rulePath: string, path: string) =>
  isFolder(rulePath) ? path.startsWith(rulePath) : path === rulePath;

/** The headers of a file, or of a folder's files. Without a path, those of a page. */
export function headersOf({ rules }: Hosting, path = ''): Record<string, string> {
  const matching = rules.filter(({ paths }) => !paths || paths.some((rulePath) => covers(rulePath, path)));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** The folders and files whose headers differ from those of pages. */
export const specialPaths = ({ rules }: Hosting): string[] => rules.flatMap(({ paths = [] }) => paths);
