import { expect, it } from 'vitest';
import { mergeResults } from './results.ts';

const intro = (date: string) => `# Results\n\nMeasured on ${date}: 2 cores.`;
const section = (title: string, ...notes: string[]) =>
  [`## ${title}\n\n| a |\n| - |\n`, ...notes.map((note) => `- ${note}`)].join('\n');

it('replaces and adds what was measured, and dates the rest', () => {
  const before = `${intro('Monday')}\n\n${section('Size', 'By esbuild.')}\n\n${section('Memory', 'Of all.')}\n`;
  expect(mergeResults(before, intro('Tuesday'), [section('Memory', 'New.'), section('Site', 'New.')])).toBe(
    `${[
      intro('Tuesday'),
      section('Size', 'By esbuild.', 'Measured on Monday: 2 cores.'),
      section('Memory', 'New.'),
      section('Site', 'New.'),
    ].join('\n\n')}\n`,
  );
});

it('keeps the date of a section that has one', () => {
  const dated = section('Size', 'Measured on Sunday: 4 cores.');
  expect(mergeResults(`${intro('Monday')}\n\n${dated}\n`, intro('Tuesday'), [])).toBe(
    `${intro('Tuesday')}\n\n${dated}\n`,
  );
});

it('starts results', () => {
  expect(mergeResults('', intro('Monday'), [section('Size', 'A.')])).toBe(
    `${intro('Monday')}\n\n${section('Size', 'A.')}\n`,
  );
});
