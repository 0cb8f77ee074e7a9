import { splitWords, stem } from './words.js';

/**
 * Words of the field that mean the same to someone who searches, one group per line. Inflections (`canceled`, `caching`) are
 * added by the stemmer. `signOut` stands for both "sign out" and "signout". A term that only one page explains belongs into
 * that page's keywords instead.
 */
const GROUPS = `
abort cancel
apollo graphql soap
auth authentication authorization authenticate authorize
cache persist
clear reset empty
compressed compression gzip brotli
debounce throttle
config configuration setting
delete remove
deprecated obsolete
difference different versus vs comparison compare
disable off
documentation docs
endpoint operation
env environment
error failure exception
example sample demo
folder directory
install setup
flag option
form formik
interval poll
ky axios
loading pending spinner
login signIn logIn
logout signOut logOut
mock stub fake
mobx recoil jotai redux
multiple several many
monorepo workspace
offline pwa serviceWorker
pagination cursor
param parameter argument
proxy firewall vpn
refetch refresh reload revalidate
rename naming
retry idempotency
sse serverSentEvents stream
ssr serverRendering serverSideRendering
swagger openapi
token jwt bearer
yup ajv joi valibot zod
`;

const term = (written: string) => splitWords(written)[0]?.term ?? '';

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' ').map(term));

const byStem = new Map<string, ReadonlySet<string>>();
for (const group of groups) {
  for (const word of group) {
    const others = group.filter((other) => other !== word);
    byStem.set(stem(word), new Set([...(byStem.get(stem(word)) ?? []), ...others]));
  }
}

/** Terms that mean the same as a typed one, in any of its inflections. */
export function synonyms(typed: string): ReadonlySet<string> {
  return byStem.get(stem(typed)) ?? new Set();
}
