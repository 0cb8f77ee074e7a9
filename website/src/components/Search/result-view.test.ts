import { describe, expect, it } from 'vitest';
import { SearchEngine, type PageEntry } from '@hookloom/generator/search';
import { hitAfterKey, getHits, createQuestionView, createView } from './result-view';

const page = (path: string, title: string): PageEntry => [
  path,
  title,
  '',
  '',
  [
    ['', '', '', '', ''],
    ['more', 'More', '', '', ''],
  ],
];

function engine(): SearchEngine {
  const made = new SearchEngine();
  made.add({ pages: [page('/a', 'Store'), page('/b', 'Restore a store'), page('/c', 'Slots')], texts: [] });
  return made;
}

const paths = (view: ReturnType<typeof createView>) => view.results.groups.map((group) => group.page.path);
const heavy = 'store '.repeat(50);

describe('viewOf', () => {
  it('selects the first hit of a new query', () => {
    const made = engine();
    const view = createView(createView(undefined, made, 'store', 0), made, 'slots', 0);
    expect(view.selected?.page.path).toBe('/c');
    expect(view.isUserSelection).toBe(false);
  });

  it('keeps the selected hit and what is above it in place while the index grows', () => {
    const made = engine();
    const before = createView(undefined, made, 'store', 0);
    expect(paths(before)).toEqual(['/a', '/b']);
    const steered = { ...before, selected: before.results.groups[1]?.hits[0], isSteered: true };
    made.add({ pages: [], texts: [[2, 1, heavy]] });
    const after = createView(steered, made, 'store', 1);
    expect(paths(after)).toEqual(['/a', '/b', '/c']);
    expect(after.selected).toBe(steered.selected);
    expect(after.revision).toBe(1);
  });

  it('keeps a first result that has every word, though the reader has not moved', () => {
    const made = engine();
    const before = createView(undefined, made, 'store', 0);
    made.add({ pages: [], texts: [[2, 1, heavy]] });
    expect(createView(before, made, 'store', 1).selected).toBe(before.selected);
  });

  it('lets a better result replace a first one that has only some of the words', () => {
    const made = engine();
    const before = createView(undefined, made, 'store breadcrumb', 0);
    expect(paths(before)[0]).toBe('/a');
    made.add({ pages: [], texts: [[2, 1, 'The breadcrumb reads the store. '.repeat(3)]] });
    expect(createView(before, made, 'store breadcrumb', 1).selected).toMatchObject({
      page: { path: '/c' },
      anchor: 'more',
    });
  });
});

it('a page with the typed name replaces a first result that mentions it, unless the user has selected one', () => {
  const made = engine();
  made.add({ pages: [], texts: [[0, 1, 'HL1004 is an error.']] });
  const before = createView(undefined, made, 'HL1004', 0);
  expect(paths(before)).toEqual(['/a']);
  made.add({ pages: [page('/hl1004', 'HL1004: a broken reference')], texts: [] });
  expect(createView(before, made, 'HL1004', 1).selected?.page.path).toBe('/hl1004');
  const chosen = { ...before, isUserSelection: true };
  expect(createView(chosen, made, 'HL1004', 1).selected?.page.path).toBe('/a');
});

describe('createQuestionView', () => {
  const slots = engine().findSection('/c') ?? expect.fail('no page');
  const more = engine().findSection('/c', 'more') ?? expect.fail('no section');
  const view = createQuestionView(
    [
      { text: 'What is a slot?', hit: slots },
      { text: 'And then?', hit: more },
    ],
    0,
  );

  it('selects no question until the user moves to one', () => {
    expect(getHits(view.results)).toEqual([slots, more]);
    expect(view.selected).toBeUndefined();
    expect(hitAfterKey(view, 'ArrowDown')).toBe(slots);
    expect(hitAfterKey(view, 'ArrowUp')).toBe(more);
  });
});

describe('hitAfterKey', () => {
  const made = engine();
  const view = createView(undefined, made, 'store', 0);
  const [first] = getHits(view.results);
  const last = getHits(view.results).at(-1);

  it.each([
    ['ArrowDown', 'the second', first, getHits(view.results)[1]],
    ['ArrowDown', 'the first after the last', last, first],
    ['ArrowUp', 'the last before the first', first, last],
    ['Home', 'the first', last, first],
    ['End', 'the last', first, last],
    ['a', 'none', first, undefined],
  ])('%s leads to %s', (key, _, selected, want) => {
    expect(hitAfterKey({ ...view, selected }, key)).toBe(want);
  });
});
