import { describe, expect, it } from 'vitest';
import { excerpt, markMatches, type Segment } from './excerpt';

const written = (segments: readonly Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('marked', () => {
  it.each([
    ['Clear on unmount', ['clear', 'unmount'], '[Clear] on [unmount]'],
    ['useGetPetByIdAsync()', ['async'], 'useGetPetById[Async]()'],
    ['clearOnUnmount: true', ['clearonunmount', 'clear', 'unmount'], '[clearOnUnmount]: true'],
    ['Nothing here', ['unmount'], 'Nothing here'],
  ])('%j with %j', (text, terms, want) => {
    expect(written(markMatches(text, new Set(terms)))).toBe(want);
  });
});

describe('excerpt', () => {
  it('takes the line with most of the terms', () => {
    const text = 'A hook keeps state.\nThe hook clears its slot on unmount.\nA slot stays.';
    expect(written(excerpt(text, new Set(['slot', 'unmount'])))).toBe(
      'The hook clears its [slot] on [unmount].',
    );
  });

  it('rather takes a sentence than a short line of code', () => {
    const text = 'timeout: 5000,\nThe timeout covers the whole call, its body included.';
    expect(written(excerpt(text, new Set(['timeout'])))).toBe(
      'The [timeout] covers the whole call, its body included.',
    );
  });

  it('shows a late match near the beginning, and cuts between words', () => {
    const text = `${'word '.repeat(40)}target ${'word '.repeat(40)}`.trim();
    const segments = excerpt(text, new Set(['target']));
    expect(segments[0]?.text).toMatch(/^…(?:word )+$/);
    expect(segments[0]?.text.length).toBeLessThan(30);
    expect(segments[1]).toEqual({ text: 'target', isMatch: true });
    expect(segments[2]?.text).toMatch(/ word…$/);
  });

  it('is empty where no line has a term', () => {
    expect(excerpt('A hook keeps state.', new Set(['slot']))).toEqual([]);
  });
});
