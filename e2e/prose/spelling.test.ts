import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { expect, it } from 'vitest';
import { allProse, readList } from './read-prose.ts';

const WORD = /\p{L}[\p{L}\p{N}_]*(?:'\p{L}+)?/gu;
/** Identifiers and abbreviations aren't spell-checked: `StrictMode`, `HTTP`, `HL1004`. */
const NOT_A_WORD = /.\p{Lu}|[\d_]/u;

const ours = readList('dictionary.txt');
const english = nspell(dictionary);
const known = nspell(dictionary).personal(ours.join('\n'));

const used = allProse.segments.flatMap(({ location, text }) =>
  [...text.replaceAll('’', "'").matchAll(WORD)].map(([word]) => ({
    location,
    word: word.replace(/'s$/, ''),
  })),
);
/** Suggestions are slow, so only the first misspellings get one. */
const suggestion = (word: string, i: number) =>
  (i < 10 && english.suggest(word).slice(0, 3).join(' or ')) || 'another word';
const isRight = (word: string) => NOT_A_WORD.test(word) || known.correct(word);

it('reads the prose', () => {
  expect(used.length).toBeGreaterThan(15_000);
});

it('every word is in the American dictionary or in dictionary.txt', () => {
  const wrong = new Map(
    used.filter(({ word }) => !isRight(word)).map(({ word, location }) => [word, location]),
  );
  const messages = [...wrong].map(
    ([word, location], i) =>
      `${location}: "${word}". Write ${suggestion(word, i)}, or add it to e2e/prose/dictionary.txt.`,
  );
  expect(messages).toEqual([]);
});

it('dictionary.txt is sorted, and has only words that the American dictionary lacks', () => {
  expect(ours).toEqual([...new Set(ours)].sort((a, b) => a.localeCompare(b, 'en')));
  expect(ours.filter((word) => english.correct(word))).toEqual([]);
});
