import { onInterrupt } from './interrupt.js';

/** Shows running tasks on one line of the terminal; shows nothing if there is no terminal. */
export class Progress {
  readonly #tasks = new Map<string, string>();
  readonly #shown = process.stderr.isTTY;
  #lastDrawn = 0;

  constructor() {
    onInterrupt(() => this.#erase());
  }

  /** Shows a task, or ends it if `text` is omitted. */
  set(task: string, text?: string): void {
    const isNews = text === undefined || !this.#tasks.has(task);
    if (text === undefined) this.#tasks.delete(task);
    else this.#tasks.set(task, text);
    if (!this.#shown || (!isNews && Date.now() - this.#lastDrawn < 100)) return;
    this.#lastDrawn = Date.now();
    this.#erase();
    const line = [...this.#tasks.values()].join(' · ').slice(0, (process.stderr.columns || 80) - 1);
    process.stderr.write(line);
  }

  /** Ends all tasks and clears the line. */
  end(): void {
    this.#tasks.clear();
    this.#erase();
  }

  #erase(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K');
  }
}
