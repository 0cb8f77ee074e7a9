import { reservedIds } from './schema.js';

const maxLength = 30;

/** Makes a valid id from a title, a file name or an invalid id, other than the `taken` ones. */
export function suggestId(text: string, taken: readonly string[]): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019]s?\b/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const joined = words
    .map((word, index) => (index === 0 ? lowered(word) : capitalized(word)))
    .reduce((id, word) => (id !== '' && id.length + word.length > maxLength ? id : id + word), '');
  const id = joined.replace(/^\d+/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase()) || 'api';
  const free = reservedIds.includes(id) ? `${id}Api` : id;
  const used = new Set(taken.map((one) => one.toLowerCase()));
  let candidate = free;
  for (let number = 2; used.has(candidate.toLowerCase()); number += 1) candidate = `${free}${number}`;
  return candidate;
}

// `API` becomes `api`, `PetStore` becomes `petStore`.
function lowered(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
