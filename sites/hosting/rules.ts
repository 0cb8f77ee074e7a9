/** Headers for the files below some paths. */
export interface HeaderRule {
  /** A folder of the site, such as `assets`. Without one, the rule is for all files. */
  readonly folders?: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** How a host serves the site. The files of `deploy/`, the build's `_headers` and `npm start` follow from it. */
export interface Hosting {
  readonly rules: readonly HeaderRule[];
  /** Paths without the base URL. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The names of files in these folders contain a hash of their content. */
export const HASHED_FOLDERS = ['assets', 'search'];

export const hosting: Hosting = {
  rules: [
    {
      headers: {
        'Cache-Control': REVALIDATE,
        // What a <meta> can't say. Each page contains the rest of its policy.
        'Content-Security-Policy': "frame-ancestors 'self'",
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { folders: HASHED_FOLDERS, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ],
  redirects: [{ from: 'docs', to: 'docs/intro' }],
};

/** The headers of all rules for a folder, of which later rules replace those of earlier ones. */
export function headersOf({ rules }: Hosting, folder?: string): Record<string, string> {
  const matching = rules.filter(
    ({ folders }) => !folders || (folder !== undefined && folders.includes(folder)),
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
