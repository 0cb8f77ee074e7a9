import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IndexChunk } from './index-chunk';
import { IndexSession } from './index-session';

const core: IndexChunk = {
  pages: [['/a', 'Start', '', '', [['', '', '', '', '']]]],
  texts: [],
  next: 'one.json',
};
const files: Record<string, IndexChunk> = {
  '/search/one.json': {
    pages: [['/b', 'Slots', '', '', [['', '', '', '', '']]]],
    texts: [],
    next: 'two.json',
  },
  '/search/two.json': { pages: [], texts: [[1, 0, 'A slot is a place.']] },
};

function serve(answer: (url: string) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(answer(url));
  });
  return asked;
}

const found = (url: string) => Response.json(files[url]);
const broken = () => new Response('', { status: 503 });
const session = () => new IndexSession('/search/core.json', core);

afterEach(() => vi.unstubAllGlobals());

describe('a session', () => {
  it('finds results in the first file before any other is loaded', () => {
    expect(session().engine.search('start').groups).toHaveLength(1);
  });

  it('reads the files one after another, as each names the next, and reports each', async () => {
    const asked = serve(found);
    const reading = session();
    const revisions: number[] = [];
    reading.subscribe(() => revisions.push(reading.progress().revision));
    await reading.read();
    expect(asked).toEqual(['/search/one.json', '/search/two.json']);
    expect(revisions).toEqual([1, 2]);
    expect(reading.progress()).toEqual({ revision: 2, isComplete: true, isFailed: false });
    expect(reading.engine.search('place').groups[0]?.page.title).toBe('Slots');
  });

  it('rests when it is not wanted, and goes on where it was', async () => {
    const asked = serve(found);
    const reading = session();
    reading.subscribe(() => reading.rest());
    await reading.read();
    expect(asked).toEqual(['/search/one.json']);
    await reading.read();
    expect(asked).toEqual(['/search/one.json', '/search/two.json']);
  });

  it('reads nothing twice when asked twice at once', async () => {
    const asked = serve(found);
    const reading = session();
    await Promise.all([reading.read(), reading.read()]);
    expect(asked).toHaveLength(2);
  });

  it('reports a file that does not come, keeps what it has, and tries again', async () => {
    serve(broken);
    const reading = session();
    await reading.read();
    expect(reading.progress()).toEqual({ revision: 0, isComplete: false, isFailed: true });
    expect(reading.engine.search('start').groups).toHaveLength(1);
    serve(found);
    await reading.read();
    expect(reading.progress()).toEqual({ revision: 2, isComplete: true, isFailed: false });
  });
});
