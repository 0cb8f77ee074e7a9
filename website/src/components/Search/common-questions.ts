import { translate } from '@docusaurus/Translate';
import type { SearchEngine, SearchHit } from '@hookloom/generator/search';

/** A question that the search shows before anything is typed. */
export interface CommonQuestion {
  readonly text: string;
  /** The section or page that explains it. */
  readonly hit: SearchHit;
}

interface Target {
  readonly text: string;
  /** Relative to the first docs page. */
  readonly page: string;
  readonly anchor?: string;
}

/** Every target must exist in the docs of this repository, which a test checks. Others, such as older versions, may lack it. */
export function questionTargets(slug: string): readonly Target[] {
  return [
    {
      text: translate({ id: 'search.ask.start', message: 'How do I get started?' }),
      page: 'getting-started',
    },
    {
      text: translate({ id: 'search.ask.token', message: 'How do I send a token with each request?' }),
      page: `react/api/${slug}-provider`,
      anchor: 'auth',
    },
    {
      text: translate({ id: 'search.ask.error', message: 'How do I show an error message?' }),
      page: 'react/api/is-error',
    },
    {
      text: translate({ id: 'search.ask.cancel', message: 'How do I cancel a request?' }),
      page: 'react/api/stateless-hook',
      anchor: 'cancel',
    },
    {
      text: translate({ id: 'search.ask.cache', message: 'Are responses cached?' }),
      page: 'patterns/storage-behavior',
      anchor: 'query-library',
    },
    {
      text: translate({ id: 'search.ask.missing', message: 'Why does an operation have no hook?' }),
      page: `how-${slug}-works/code-generation`,
      anchor: 'missing-hook',
    },
  ];
}

/** The common questions that these docs answer. */
export function commonQuestions(engine: SearchEngine, slug: string): CommonQuestion[] {
  const root = (engine.firstPage?.path ?? '').replace(/[^/]*$/, '');
  return questionTargets(slug).flatMap(({ text, page, anchor = '' }) => {
    const hit = engine.findSection(root + page, anchor);
    return hit ? [{ text, hit }] : [];
  });
}
