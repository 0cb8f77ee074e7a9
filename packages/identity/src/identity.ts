import { nameForms, type NameForms } from './name-forms.ts';

/** All that the site says about whose it is. Data only: nothing here reads a file or the network. */
export interface Identity {
  readonly name: NameForms;
  /** One sentence for the home page and for search engines. */
  readonly tagline: string;
  readonly shortTagline: string;
  /** Where the site is deployed: an origin, without a slash at the end. */
  readonly url: string;
  /** The source repository; the links to issues, license and the rest derive from it. */
  readonly repository: string;
  readonly packages: { readonly react: string; readonly generator: string; readonly cli: string };
}

type Overrides = Readonly<Record<string, string | undefined>>;

const DEFAULT_NAME = 'Hookloom';
const SHORT_TAGLINE = 'API Development Made Simple';

/**
 * Composes an identity from a name and the addresses that go with it.
 *
 * @param env - Usually `process.env`. `PRODUCT_NAME` (default `Hookloom`), `SITE_URL` and `REPOSITORY_URL` are read;
 * the addresses default to ones made from the name.
 * @throws Error when the name is empty or impossible (see {@link nameForms}), or an address is no http(s) URL.
 */
export function identityFrom(env: Overrides): Identity {
  const name = nameForms(env['PRODUCT_NAME'] ?? DEFAULT_NAME);
  return {
    name,
    tagline: `${SHORT_TAGLINE}. Generate typed React hooks, searchable docs, and developer workbenches from your OpenAPI specifications.`,
    shortTagline: SHORT_TAGLINE,
    url: address('SITE_URL', env['SITE_URL'] ?? `https://${name.slug}.example`),
    repository: address(
      'REPOSITORY_URL',
      env['REPOSITORY_URL'] ?? `https://github.com/${name.slug}/${name.slug}`,
    ),
    packages: { react: `@${name.slug}/react`, generator: `@${name.slug}/generator`, cli: name.slug },
  };
}

function address(setting: string, value: string): string {
  if (!/^https?:\/\/[^\s/]+/.test(value)) {
    throw new Error(
      `${setting} is ${JSON.stringify(value)}. Set it to an http(s) address, such as "https://example.com".`,
    );
  }
  return value.replace(/\/+$/, '');
}

/** The identity under which the sources are written. */
export const defaultIdentity: Identity = identityFrom({});
