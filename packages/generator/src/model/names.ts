/** Words of any name: `getPetById`, `repos/get-content` and `HTMLPage` all fall apart where a reader would expect. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      // A few letters, such as U+2E2F, are not for identifiers.
      .split(/(?:[^\p{L}\p{Nd}\p{M}]|\P{ID_Continue})+/u)
      .filter((word) => word !== '')
  );
}

export function pascal(text: string): string {
  return wordsOf(text).map(capital).join('');
}

export function camel(text: string): string {
  const [first = '', ...rest] = wordsOf(text);
  return lowerStart(first) + rest.map(capital).join('');
}

export function kebab(text: string): string {
  return wordsOf(text).join('-').toLowerCase();
}

/** An acronym goes down as a whole: `URL` gives `url`, and `Pet` gives `pet`. */
function lowerStart(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function isIdentifier(text: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(text);
}

// Reserved words, and what generated modules name themselves.
export const reserved: ReadonlySet<string> = new Set(
  `arguments async await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for function if implements import in instanceof interface let new null of package private protected
  public return static super switch this throw true try typeof undefined var void while with yield NaN Infinity
  any unknown never number bigint boolean string symbol object
  z operation eventStream authorize check checks createCall createStatefulHook createStatelessHook createDownloadHook
  anyResponse bodyByContentType responseByContentType multipart urlencoded
  createStreamHook createStatelessStreamHook createStreamCall serverSentEvents jsonLines jsonSequence
  Blob HttpError Operation OperationStream AcceptOperation`.split(/\s+/),
);

/** The name itself where code can use it, or else what is made of it. */
export function toUsableName(
  name: string,
  whereReserved: (name: string) => string,
  otherwise: (name: string) => string,
): string {
  if (reserved.has(name)) return whereReserved(name);
  return isIdentifier(name) ? name : otherwise(name);
}

/** Who may choose first: a name that stands in the document as it is beats one that is made of another. */
export function inOrderOfClaim<T extends { exact: boolean }>(wanted: readonly T[]): T[] {
  return [...wanted.filter(({ exact }) => exact), ...wanted.filter(({ exact }) => !exact)];
}

// Names that Windows keeps for devices, with any extension.
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Hands out names; each one only once. */
export class Names {
  readonly #taken = new Set<string>();
  // Thousands of one name would otherwise count from 1 each.
  readonly #next = new Map<string, number>();
  readonly #nextFile = new Map<string, number>();
  readonly #files = new Set<string>(['index', 'schemas', 'docs', 'auth']);

  /** `base`, or `base2`, `base3` … where any of the names that would be made from it is taken. */
  take(base: string, madeFrom: (base: string) => readonly string[]): string {
    for (let number = this.#next.get(base) ?? 1; ; number += 1) {
      const candidate = number === 1 ? base : `${base}${number}`;
      const names = madeFrom(candidate);
      if (names.some((name) => this.#taken.has(name))) continue;
      names.forEach((name) => this.#taken.add(name));
      this.#next.set(base, number + 1);
      return candidate;
    }
  }

  /** A file name without its extension, unique where case does not count. */
  takeFile(name: string): string {
    // Most file systems take 255 bytes, and a letter takes up to four.
    const short = kebab(name).slice(0, 60) || 'operation';
    const base = devices.test(short) ? `${short}-operation` : short;
    for (let number = this.#nextFile.get(base) ?? 1; ; number += 1) {
      const candidate = number === 1 ? base : `${base}-${number}`;
      if (this.#files.has(candidate)) continue;
      this.#files.add(candidate);
      this.#nextFile.set(base, number + 1);
      return candidate;
    }
  }
}
