import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../statistics.ts';
import type { Table } from '../table.ts';

/** A page's four scores. */
export interface PageScores {
  readonly page: string;
  readonly scores: readonly number[];
}

const PERFECT = 100;
/** How many times to measure a page that isn't perfect on the first try. */
const TRIES = 3;
const REDIRECT = /http-equiv="?refresh/i;

/** The kinds of pages, of which the first matches. */
const KINDS: readonly (readonly [kind: string, page: RegExp])[] = [
  ['home page', /^\/$/],
  ['diagnostics', /^\/docs\/diagnostics/],
  ['guides', /^\/docs\/guides/],
  ['API reference', /^\/docs\/react\/api/],
  ['other docs', /^\/docs/],
];

/** The kind of a page. A page outside of the docs is its own. */
export const kindOf = (page: string): string =>
  KINDS.find(([, pattern]) => pattern.test(page))?.[0] ?? page.slice(1);

/** Lists the paths of a built site's pages, without redirects and what is below `assets`. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
    .filter((file) => !REDIRECT.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`)
    .sort();
}

const isPerfect = (scores: readonly number[]) => scores.every((score) => score === PERFECT);

/** Scores a page until it is perfect, three times at most. Otherwise, the medians count. */
export async function scoreRepeatedly(score: () => Promise<readonly number[]>): Promise<readonly number[]> {
  const tries: (readonly number[])[] = [];
  while (tries.length < TRIES) {
    const scores = await score();
    if (isPerfect(scores)) return scores;
    tries.push(scores);
  }
  return tries[0]!.map((_, index) => median(tries.map((scores) => scores[index]!)));
}

/** The lowest scores of each kind of page, and the pages that aren't perfect. */
export function tablePageScores(scored: readonly PageScores[]): Table {
  const kinds = [...new Set(scored.map(({ page }) => kindOf(page)))];
  const rows = kinds.map((kind) => {
    const pages = scored.filter(({ page }) => kindOf(page) === kind);
    const lowest = pages[0]!.scores.map((_, index) => Math.min(...pages.map(({ scores }) => scores[index]!)));
    return [kind, pages.length, pages.filter(({ scores }) => isPerfect(scores)).length, ...lowest];
  });
  const others = scored.filter(({ scores }) => !isPerfect(scores));
  return {
    title: 'Site: Lighthouse, every page',
    columns: ['Pages', '#Number', '#100 in all', '#Performance', '#Accessibility', '#Best practices', '#SEO'],
    rows,
    notes: [
      'Lighthouse on a phone: the lowest scores of each kind of page. A page that isn’t 100 in all is measured up to three times, until it is. If it never is, its medians count. The machine’s load lowers the performance.',
      others.length === 0
        ? 'All pages have 100 in all four.'
        : `Not 100 in all: ${others.map(({ page, scores }) => `\`${page}\` (${scores.join(' / ')})`).join(', ')}.`,
    ],
  };
}
