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

/** Reads until the index is complete, or a file fails to load. */
const readAll = async (reading: IndexSession) => {
  const stop = reading.read();
  await vi.waitFor(() => {
    const { isComplete, isFailed } = reading.progress();
    expect(isComplete || isFailed).toBe(true);
  });
  return stop;
};

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
    await readAll(reading);
    expect(asked).toEqual(['/search/one.json', '/search/two.json']);
    expect(revisions).toEqual([1, 2]);
    expect(reading.progress()).toEqual({ revision: 2, isComplete: true, isFailed: false });
    expect(reading.engine.search('place').groups[0]?.page.title).toBe('Slots');
  });

  it('stops when nobody reads it, and continues where it was', async () => {
    const asked = serve(found);
    const reading = session();
    const [stop, stopOther] = [reading.read(), reading.read()];
    reading.subscribe(stop);
    reading.subscribe(stopOther);
    await vi.waitFor(() => expect(reading.progress().revision).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual(['/search/one.json']);
    await readAll(reading);
    expect(asked).toEqual(['/search/one.json', '/search/two.json']);
  });

  it('reads nothing twice for two readers, and continues when one of them stops', async () => {
    const asked = serve(found);
    const reading = session();
    const stop = reading.read();
    const other = readAll(reading);
    stop();
    await other;
    expect(asked).toHaveLength(2);
  });

  it('reports a file that does not come, keeps what it has, and tries again', async () => {
    serve(broken);
    const reading = session();
    await readAll(reading);
    expect(reading.progress()).toEqual({ revision: 0, isComplete: false, isFailed: true });
    expect(reading.engine.search('start').groups).toHaveLength(1);
    serve(found);
    await reading.retry();
    expect(reading.progress()).toEqual({ revision: 2, isComplete: true, isFailed: false });
  });
});
