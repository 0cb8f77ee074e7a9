import { expect, it } from 'vitest';
import { allProse, proseWithMessages, siteProse, type Segment } from './read-prose.ts';
import { readCode } from './read-code.ts';
import { wordRules, type WordRule } from './word-rules.ts';

/** How far around a match its exceptions are looked for. */
const AROUND = 40;

const scopes = {
  site: siteProse.segments,
  prose: allProse.segments,
  all: proseWithMessages.segments,
  code: readCode(),
};

function findMatches({ wrong, right, allow = [] }: WordRule, segments: readonly Segment[]): string[] {
  const every = new RegExp(wrong.source, `${wrong.flags}g`);
  return segments.flatMap(({ location, text }) =>
    Array.from(text.matchAll(every)).flatMap(({ 0: match, index }) => {
      const around = text.slice(Math.max(0, index - AROUND), index + match.length + AROUND);
      return allow.some((pattern) => pattern.test(around))
        ? []
        : `${location}: "…${around}…". Instead of "${match}", write: ${right}.`;
    }),
  );
}

it.each(wordRules.map((rule) => [rule.wrong, rule] as const))('no prose matches %s', (_, rule) => {
  expect(findMatches(rule, scopes[rule.scope])).toEqual([]);
});

it('finds a word, but not its exceptions', () => {
  const rule: WordRule = { wrong: /\bholds?\b/i, right: 'contains', allow: [/holds the lock/], scope: 'all' };
  const read = (text: string) => findMatches(rule, [{ location: 'a.md:1', text }]);
  expect(read('The store holds slots. It holds data.')).toHaveLength(2);
  expect(read('Another run holds the lock.')).toEqual([]);
});
