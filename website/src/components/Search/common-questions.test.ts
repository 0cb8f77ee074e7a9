import { expect, it, vi } from 'vitest';
import { createIndexFiles } from '../../../plugins/search-index/index-chunks';
import { createEngine, readIndexedPages } from '../../../plugins/search-index/site-index';
import { commonQuestions, questionTargets } from './common-questions';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { readonly message: string }) => message,
}));

const engine = createEngine(createIndexFiles(await readIndexedPages()));

it('each of the six questions leads to a page or section that exists', () => {
  const questions = commonQuestions(engine, 'hookloom');
  expect(questions.map(({ text }) => text)).toEqual(questionTargets('hookloom').map(({ text }) => text));
  expect(questions).toHaveLength(6);
});

it.each(questionTargets('hookloom'))('typed, "$text" finds its page first', ({ text, page }) => {
  expect(engine.search(text).groups[0]?.page.path).toBe(`/docs/${page}`);
});

it('docs without these pages have no questions', () => {
  const [page] = createIndexFiles([
    { path: '/docs/intro', title: 'Intro', description: '', keywords: [], sections: [] },
  ]);
  expect(commonQuestions(createEngine([page!]), 'hookloom')).toEqual([]);
});
