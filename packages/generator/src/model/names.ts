/** Splits a name in any convention into words: `getPetById`, `repos/get-content`, `HTMLPage`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      // Some letters, such as U+2E2F, aren't allowed in identifiers.
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

/** Lowercases the first letter, or the whole word if it is an acronym. */
function lowerStart(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function isIdentifier(text: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(text);
}

// Reserved words, and identifiers used by generated modules.
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

/** The name if it is a valid, unreserved identifier, otherwise a replacement. */
export function toUsableName(
  name: string,
  whereReserved: (name: string) => string,
  otherwise: (name: string) => string,
): string {
  if (reserved.has(name)) return whereReserved(name);
  return isIdentifier(name) ? name : otherwise(name);
}

/** Sorts by precedence: exact names before derived ones. */
export function sortByPrecedence<T extends { exact: boolean }>(claims: readonly T[]): T[] {
  return [...claims.filter(({ exact }) => exact), ...claims.filter(({ exact }) => !exact)];
}

// Windows reserves these device names, with any extension.
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Allocates unique names. */
export class Names {
  readonly #taken = new Set<string>();
  // Avoids quadratic time for thousands of equal names.
  readonly #next = new Map<string, number>();
  readonly #nextFile = new Map<string, number>();
  readonly #files = new Set<string>(['index', 'schemas', 'docs', 'auth']);

  /** Returns `base`, or `base2`, `base3` and so on if any name derived from it is taken. */
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

  /** Returns a file name without extension, unique on case-insensitive file systems. */
  takeFile(name: string): string {
    // Most file systems limit names to 255 bytes, and a character takes up to four.
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
