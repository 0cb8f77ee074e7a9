import { isObject } from '../data/json.ts';
import { type Field, nameOf } from './fields.ts';
import { isSecretName } from './secrets.ts';

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

/** The texts that may be saved: no secret field, and no secret property anywhere in the JSON of a body. */
export function withoutSecrets(texts: Texts, fields: readonly Field[]): Texts {
  const secrets = fields.filter(({ isSecret }) => isSecret);
  const keys = new Set(secrets.map(keyOf));
  const names = new Set(secrets.filter(({ path }) => path[0] === 'body').map(nameOf));
  const isSecret = (name: string) => names.has(name) || isSecretName(name);
  const kept = Object.entries(texts).filter(([key]) => !keys.has(key));
  return Object.fromEntries(
    kept.map(([key, text]) => (key === 'body' ? [key, withoutProperties(text, isSecret)] : [key, text])),
  );
}

function withoutProperties(text: string, isSecret: (name: string) => boolean): string {
  try {
    const value = JSON.parse(text) as unknown;
    const kept: unknown = JSON.parse(text, (_, inner: unknown) =>
      isObject(inner) ? Object.fromEntries(Object.entries(inner).filter(([name]) => !isSecret(name))) : inner,
    );
    return JSON.stringify(kept) === JSON.stringify(value) ? text : JSON.stringify(kept, undefined, 2);
  } catch {
    const words = text.match(/[\w-]+/g) ?? [];
    return words.some(isSecret) ? '' : text;
  }
}
