import type { Field } from './fields.ts';

/** The texts of a form, by the path of their field. */
export type Texts = Readonly<Record<string, string>>;

export const keyOf = ({ path }: Pick<Field, 'path'>) => path.join('.');

const storageKey = (source: string, operation: string) => `workbench ${source} ${operation}`;

/** Reads the texts that were typed before. */
export function readTexts(source: string, operation: string): Texts {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey(source, operation)) ?? '{}') as Record<
      string,
      unknown
    >;
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Saves the texts, apart from secrets. */
export function saveTexts(source: string, operation: string, texts: Texts, fields: readonly Field[]): void {
  try {
    localStorage.setItem(storageKey(source, operation), JSON.stringify(withoutSecrets(texts, fields)));
  } catch {
    // Without storage, or if it is full, the texts last until the page is closed.
  }
}

/** The texts that may be saved: no secret field, and no secret property in the JSON of a body. */
export function withoutSecrets(texts: Texts, fields: readonly Field[]): Texts {
  const secrets = fields.filter(({ isSecret }) => isSecret);
  const keys = new Set(secrets.map(keyOf));
  const names = secrets.filter(({ path }) => path[0] === 'body').map(({ path }) => path[1]);
  const kept = Object.entries(texts).filter(([key]) => !keys.has(key));
  return Object.fromEntries(
    kept.map(([key, text]) => (key === 'body' ? [key, withoutProperties(text, names)] : [key, text])),
  );
}

function withoutProperties(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== 'object' || value === null) return text;
    return JSON.stringify(
      Object.fromEntries(Object.entries(value).filter(([key]) => !names.includes(key))),
      undefined,
      2,
    );
  } catch {
    // What can't be read could contain anything.
    return '';
  }
}
