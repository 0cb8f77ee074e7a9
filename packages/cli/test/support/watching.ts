import type { Project } from './project.js';

/** A command that goes on until it is ended. */
export class Watching {
  readonly #started: ReturnType<Project['start']>;
  /** Everything printed so far. */
  stdout = '';
  stderr = '';

  constructor(project: Project, ...args: string[]) {
    this.#started = project.start([...args, '--watch']);
    this.#started.child.stdout?.on('data', (text: string) => (this.stdout += text));
    this.#started.child.stderr?.on('data', (text: string) => (this.stderr += text));
  }

  get lines(): string[] {
    return this.stdout.split('\n').filter((line) => line !== '');
  }

  /** Does something, and resolves with the lines printed from then on when one of them fits. */
  async after(change: () => void, line: RegExp): Promise<string[]> {
    const { length } = this.lines;
    change();
    return this.until(() => this.lines.slice(length).some((one) => line.test(one))).then(() =>
      this.lines.slice(length),
    );
  }

  async until(condition: () => boolean): Promise<void> {
    for (const end = Date.now() + 60_000; !condition(); await new Promise((done) => setTimeout(done, 20)))
      if (Date.now() > end) throw new Error(`Waited in vain. Printed:\n${this.stdout}${this.stderr}`);
  }

  /** Presses Ctrl-C. */
  async end(): Promise<number | null> {
    this.#started.child.kill('SIGINT');
    return (await this.#started.ended).code;
  }
}
