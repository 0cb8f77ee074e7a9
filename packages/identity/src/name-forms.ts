/** The five ways in which a product's name is written. */
export interface NameForms {
  /** In prose: `Acme API`. */
  readonly display: string;
  /** At the start of an identifier or type: `AcmeApi`. */
  readonly pascal: string;
  /** In an identifier: `acmeApi`. */
  readonly camel: string;
  /** In addresses, commands, file and package names: `acme-api`. */
  readonly slug: string;
  /** In environment variables: `ACME_API`. */
  readonly constant: string;
}

const ALLOWED = /^[\p{L}\p{M}\p{N} .&+-]+$/u;

function fail(name: string, problem: string): never {
  throw new Error(
    `The product name ${JSON.stringify(name)} ${problem}. ` +
      'Set PRODUCT_NAME to a name that begins with a Latin letter and is made of letters, digits, spaces and . & + -, such as "Acme API".',
  );
}

/** Words of the name in ASCII: accents are dropped, anything but letters and digits separates. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
}

// "API" → "Api", but "OpenFoo" keeps its inner capital: it is one coined word.
const capitalized = (word: string) =>
  word.charAt(0).toUpperCase() + (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1));

/**
 * Derives the five forms of a product's name.
 *
 * @param name - The name as it reads in prose, for example `Acme API`.
 * @returns Its forms: `Acme API`, `AcmeApi`, `acmeApi`, `acme-api`, `ACME_API`.
 * @throws Error when the name is empty, has no slug, cannot start an identifier, or has a character that would break
 * the pages it is written into. The message names the setting and a name that works.
 */
export function nameForms(name: string): NameForms {
  const display = name.trim().replace(/\s+/g, ' ');
  if (display === '') fail(name, 'is empty');
  const words = wordsOf(display);
  const [first] = words;
  if (first === undefined) fail(name, 'has no slug, because it has no Latin letter or digit');
  if (!ALLOWED.test(display)) fail(name, "has a character that isn't allowed in a page or a URL");
  if (!/^[A-Za-z]/.test(first)) fail(name, 'cannot start an identifier');
  const pascal = words.map(capitalized).join('');
  return {
    display,
    pascal,
    camel: words.map((word, i) => (i === 0 ? word.toLowerCase() : capitalized(word))).join(''),
    slug: words.join('-').toLowerCase(),
    constant: words.join('_').toUpperCase(),
  };
}
