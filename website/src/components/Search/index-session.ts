import { SearchEngine } from '@hookloom/generator/search';
import { fetchChunk } from './fetch-chunk';
import type { IndexChunk } from './index-chunk';

/** Texts to add per task: a few milliseconds on a slow phone, so that typing isn't blocked. */
const TEXTS_PER_TASK = 12;

/** How much of the index has loaded. Immutable. */
export interface Progress {
  readonly revision: number;
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** An engine that loads the index incrementally. */
export class IndexSession {
  readonly engine = new SearchEngine();
  readonly #folder: string;
  readonly #listeners = new Set<() => void>();
  #next: string | undefined;
  #progress: Progress;
  readonly #readers = new Set<symbol>();
  #isReading = false;

  /** @param url - The URL of the first file. The others are in the same folder. */
  constructor(url: string, core: IndexChunk) {
    this.#folder = url.slice(0, url.lastIndexOf('/') + 1);
    this.#next = core.next;
    this.#progress = { revision: 0, isComplete: core.next === undefined, isFailed: false };
    this.engine.add(core);
  }

  readonly progress = (): Progress => this.#progress;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  /**
   * Loads files until the index is complete or nobody reads it any longer. After a failure, retries the same file.
   *
   * @returns a function that ends this reading. The dialog and the 404 page may read at the same time.
   */
  read(): () => void {
    const reader = Symbol();
    this.#readers.add(reader);
    void this.retry();
    return () => this.#readers.delete(reader);
  }

  /** Continues after a failure, for those who read the index. */
  async retry(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    if (this.#progress.isFailed) this.#report({ isFailed: false });
    try {
      for (let name = this.#nextWanted(); name !== undefined; name = this.#nextWanted())
        await this.#readPart(name);
    } catch {
      this.#report({ isFailed: true });
    } finally {
      this.#isReading = false;
    }
  }

  #nextWanted(): string | undefined {
    return this.#readers.size > 0 ? this.#next : undefined;
  }

  async #readPart(name: string): Promise<void> {
    const { pages, texts, next } = await fetchChunk(this.#folder + name);
    this.engine.add({ pages, texts: [] });
    for (let from = 0; from < texts.length; from += TEXTS_PER_TASK) {
      await pause();
      this.engine.add({ pages: [], texts: texts.slice(from, from + TEXTS_PER_TASK) });
    }
    this.#next = next;
    this.#report({ revision: this.#progress.revision + 1, isComplete: next === undefined });
  }

  #report(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    this.#listeners.forEach((notify) => notify());
  }
}

const sessions = new Map<string, IndexSession>();

/** Returns the session of an index. It survives closing the dialog, so that nothing loads twice. */
export function getSession(url: string, core: IndexChunk): IndexSession {
  const session = sessions.get(url) ?? new IndexSession(url, core);
  sessions.set(url, session);
  return session;
}
