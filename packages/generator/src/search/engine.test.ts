import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine.js';
import type { IndexEntries, SectionEntry } from './index-entries.js';

const opening: SectionEntry = ['', '', '', '', ''];

const core: IndexEntries = {
  pages: [
    [
      '/docs/start',
      'Start',
      'Install and begin.',
      'setup',
      [opening, ['add', 'Add a source', '', 'spec', '']],
    ],
    [
      '/docs/api/stateful-hook',
      'Stateful hook',
      'Keeps the outcome of a call.',
      '',
      [
        opening,
        ['options', 'Options', 'fetchOnMount clearOnUnmount', '', ''],
        ['owners', 'Owners', '', '', ''],
      ],
    ],
    [
      '/docs/api/is-pending',
      'isPending',
      'Tells whether a call is under way.',
      '',
      [opening, ['sample', 'Sample', '', '', 'isPending']],
    ],
    [
      '/docs/api/network-state',
      'NetworkState',
      'The four states.',
      '',
      [opening, ['narrow', 'Narrowing', '', 'isPending', '']],
    ],
  ],
  texts: [],
};

function engine(...texts: IndexEntries['texts']): SearchEngine {
  const made = new SearchEngine();
  made.add(core);
  made.add({ pages: [], texts });
  return made;
}

const titles = (query: string, made = engine()) => made.search(query).groups.map(({ page }) => page.title);

describe('search', () => {
  it.each([
    ['isPending', 'isPending'],
    ['ISPENDING', 'isPending'],
    ['is pending', 'isPending'],
    ['pend', 'isPending'],
    ['clearOnUnmount', 'Stateful hook'],
    ['clear-on-unmount', 'Stateful hook'],
    ['onunmount', 'Stateful hook'],
    ['clearOnUnmonut', 'Stateful hook'],
    ['statful hok', 'Stateful hook'],
    ['how do I install it', 'Start'],
    ['setup', 'Start'],
  ])('%j finds %s first', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('puts the page that a name is the title of before pages that mention it', () => {
    expect(titles('isPending')).toEqual(['isPending', 'NetworkState']);
  });

  it('leads to the section that defines a name', () => {
    const [group] = engine().search('clearOnUnmount').groups;
    expect(group?.hits.map(({ anchor }) => anchor)).toEqual(['options']);
  });

  it('forgives no slip in a code', () => {
    const made = engine([1, 2, 'HL1004: the reference leads nowhere.']);
    expect(titles('HL1004', made)).toEqual(['Stateful hook']);
    expect(titles('HL1005', made)).toEqual([]);
  });

  it('falls back to substrings of three letters or more', () => {
    expect(titles('etworksta')).toEqual(['NetworkState']);
    expect(titles('tw')).toEqual([]);
  });

  it('finds nothing for what is nowhere, and for nothing', () => {
    expect(titles('zzqx')).toEqual([]);
    expect(titles('')).toEqual([]);
  });

  it('finds text once its file has been added', () => {
    const made = engine();
    expect(titles('breadcrumb', made)).toEqual([]);
    made.add({ pages: [], texts: [[1, 2, 'The breadcrumb falls back to the number.']] });
    const [group] = made.search('breadcrumb').groups;
    expect(group?.hits).toMatchObject([
      { anchor: 'owners', text: 'The breadcrumb falls back to the number.' },
    ]);
  });

  it('prefers where an identifier is defined to a heading with the same words', () => {
    const made = engine();
    made.add({
      pages: [['/docs/recipes', 'Recipes', '', '', [opening, ['clear', 'Clear on unmount', '', '', '']]]],
      texts: [],
    });
    expect(titles('clearOnUnmount', made)[0]).toBe('Stateful hook');
    expect(titles('clear on unmount', made)[0]).toBe('Recipes');
  });

  it.each([
    ['cancel', 'Abort a call'],
    ['canceling', 'Abort a call'],
    ['logout', 'Clear data on sign-out'],
    ['log out', 'Clear data on sign-out'],
    ['when a user logs out', 'Clear data on sign-out'],
    ['monorepo', 'Workspaces'],
  ])('%j finds %j, which says the same in other words', (query, title) => {
    const made = new SearchEngine();
    const pages = ['Abort a call', 'Clear data on sign-out', 'Workspaces', 'Users'].map(
      (name) => [`/${name}`, name, '', '', [opening]] as const,
    );
    made.add({ pages, texts: [] });
    expect(titles(query, made)[0]).toBe(title);
  });

  it('treats a misspelled title as the title', () => {
    const made = engine();
    made.add({ pages: [['/docs/more', 'More on the network state', '', '', [opening]]], texts: [] });
    expect(titles('netwrok state', made)).toEqual(['NetworkState', 'More on the network state']);
  });

  it('ranks a page by its keywords, and prose above code', () => {
    const made = engine([0, 1, '', 'const ferry = 1;'], [1, 1, 'Shows a ferry.']);
    expect(titles('ferry', made)).toEqual(['Stateful hook', 'Start']);
    made.add({ pages: [['/docs/load', 'Loading', '', 'a, progress bar', [opening]]], texts: [] });
    expect(titles('progress bar', made)[0]).toBe('Loading');
  });

  it('ranks a heading that many sections have below a page with that keyword', () => {
    const made = new SearchEngine();
    const sample: SectionEntry = ['sample', 'Example', '', '', ''];
    made.add({
      pages: [
        ['/a', 'Queries', '', '', [opening, sample]],
        ['/b', 'Mutations', '', '', [opening, sample]],
        ['/c', 'Tutorial', '', 'example', [opening]],
      ],
      texts: [],
    });
    expect(titles('example', made)[0]).toBe('Tutorial');
  });

  it('looks up a page and a section', () => {
    expect(engine().findSection('/docs/start')?.page.title).toBe('Start');
    expect(engine().findSection('/docs/start', 'add')?.heading).toBe('Add a source');
    expect(engine().findSection('/docs/start', 'gone')).toBeUndefined();
    expect(engine().findSection('/docs/gone')).toBeUndefined();
  });

  it('says whether a page has every word', () => {
    const full = (query: string) => engine().search(query).groups[0]?.isFull;
    expect(full('stateful hook')).toBe(true);
    expect(full('stateful pending')).toBe(false);
  });

  it('returns the same hit for the same section each time', () => {
    const made = engine();
    expect(made.search('options').groups[0]?.hits[0]).toBe(made.search('clearOnUnmount').groups[0]?.hits[0]);
  });
});

describe('searchAll', () => {
  const all = (query: string, made = engine()) => made.searchAll(query).map(({ page }) => page.title);

  it('finds only pages with every word, except for stop words', () => {
    expect(all('stateful pending')).toEqual([]);
    expect(all('which stateful hook')).toEqual(['Stateful hook']);
    const strict = new SearchEngine(new Set());
    strict.add(core);
    expect(all('which stateful hook', strict)).toEqual([]);
  });

  it('finds more pages than a reader looks at', () => {
    const made = new SearchEngine();
    const pages = Array.from({ length: 30 }, (_, i) => [`/${i}`, `Page ${i}`, '', '', [opening]] as const);
    made.add({ pages, texts: [] });
    expect(all('page', made)).toHaveLength(30);
    expect(made.search('page').groups).toHaveLength(10);
  });
});
