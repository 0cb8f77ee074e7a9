import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../command.js';
import type { Project, Source } from '../config/config.js';
import { openProject, pickSources } from '../config/open-project.js';
import { expectInterrupt } from '../console/interrupt.js';
import { print } from '../console/print.js';
import { type Diagnostic, Failure, fail } from '../diagnostics.js';
import { withLock } from '../disk/lock.js';
import { stampOf } from '../disk/stamp.js';
import { configFile } from '../names.js';
import type { Report } from '../report.js';
import { FileWatcher } from './file-watcher.js';
import { onlyNewDiagnostics } from './only-new-diagnostics.js';
import type { Outcome, Task } from './task.js';

type Entry<T> = { definition: string; result: T; files: ReadonlyMap<string, string> };

/** Runs a task for each source now, and again whenever its inputs change. Runs until the process ends. */
export function watchSources<T extends Outcome>(
  context: Context,
  ids: readonly string[],
  task: Task<T>,
): Promise<never> {
  return new Watch(context, ids, task).start();
}

class Watch<T extends Outcome> {
  #project: Project;
  readonly #config: string;
  #configStamp = '';
  #problem = '';
  readonly #entries = new Map<string, Entry<T>>();
  /** Rounds run one after the other. */
  #rounds: Promise<void> = Promise.resolve();
  #giveUp: (reason: unknown) => void = () => undefined;
  readonly #watcher = new FileWatcher((paths) => {
    this.#enqueue(
      (id) => [...(this.#entries.get(id)?.files.keys() ?? [])].some((path) => paths.has(path)),
      paths,
    );
  });

  constructor(
    readonly context: Context,
    readonly ids: readonly string[],
    readonly task: Task<T>,
  ) {
    this.#project = openProject(context.cwd);
    this.#config = join(this.#project.root, configFile);
    this.#reload();
  }

  async start(): Promise<never> {
    expectInterrupt();
    const { sources, unknown } = pickSources(this.#project, this.ids);
    const results = await this.#run(sources);
    this.#print(this.task.report(results, unknown));
    this.#watch();
    if (!this.context.json) this.#print({ text: this.#describe(), json: {} });
    if (this.task.poll)
      void this.#poll(this.task.poll).catch((error: unknown) => {
        this.#giveUp(error);
      });
    return new Promise((_, reject) => (this.#giveUp = reject));
  }

  #enqueue(isDue: (id: string) => boolean, paths?: ReadonlySet<string>): void {
    this.#rounds = this.#rounds
      .then(() => this.#round(isDue, paths?.has(this.#config) ?? false))
      .catch((error: unknown) => {
        this.#giveUp(error);
      });
  }

  async #round(isDue: (id: string) => boolean, isReload: boolean): Promise<void> {
    try {
      if (isReload) this.#reload();
      const { sources, unknown } = pickSources(this.#project, this.ids);
      const gone = [...this.#entries.keys()].filter((id) => !sources.some((source) => source.id === id));
      for (const id of gone) this.#entries.delete(id);
      const due = sources.filter((source) => this.#isNew(source) || isDue(source.id));
      const before = new Map(due.map(({ id }) => [id, this.#entries.get(id)?.result]));
      const results = await this.#run(due);
      this.#problem = '';
      this.#report(results, before, isReload ? { count: sources.length, unknown } : undefined);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#complain(error);
    }
    this.#watch();
  }

  /** Reloads the config file. @throws Failure if it is not valid; the previous config stays in use */
  #reload(): void {
    this.#configStamp = stampOf(this.#config);
    const project = openProject(this.#project.root);
    if (project.root !== this.#project.root)
      fail('HL3006', `${configFile} no longer exists.`, { file: configFile });
    this.#project = project;
  }

  #isNew(source: Source): boolean {
    return this.#entries.get(source.id)?.definition !== this.#define(source);
  }

  #define(source: Source): string {
    return JSON.stringify([source, this.#project.config.output]);
  }

  async #run(sources: readonly Source[]): Promise<T[]> {
    if (sources.length === 0) return [];
    const project = this.#project;
    const work = () =>
      Promise.all(
        sources.map(async (source) => {
          const { result, files } = await this.task.run(source, project);
          this.#entries.set(source.id, { definition: this.#define(source), result, files });
          return result;
        }),
      );
    return withLock(project.root, work, true);
  }

  #report(
    results: readonly T[],
    before: ReadonlyMap<string, T | undefined>,
    reload: { count: number; unknown: readonly Diagnostic[] } | undefined,
  ): void {
    const news = results.flatMap((result) => {
      const found = onlyNewDiagnostics(result, before.get(result.id), this.task.quiet);
      return found ? [{ result, ...found }] : [];
    });
    if (news.length === 0 && reload === undefined) return;
    const lines = news.map(({ result }) => this.task.describe(result));
    const told = news.map(({ result }) => result);
    const shown = this.context.json
      ? told.flatMap(({ diagnostics }) => diagnostics)
      : news.flatMap(({ newDiagnostics }) => newDiagnostics);
    this.#print({
      ...this.task.report(told, reload?.unknown ?? []),
      text: [...(reload ? [`${configFile}: ${count(reload.count, 'source')}`] : []), ...lines].join('\n'),
      diagnostics: [...(reload?.unknown ?? []), ...shown],
    });
  }

  #complain({ diagnostics, message }: Failure): void {
    if (message !== this.#problem) this.#print({ failed: true, text: '', json: {}, diagnostics });
    this.#problem = message;
  }

  #print(report: Report): void {
    this.context.progress.end();
    print(report, this.context.json, 0);
  }

  #watch(): void {
    const files = [...this.#entries.values()].flatMap((entry) => [...entry.files]);
    this.#watcher.watch(new Map([...files, [this.#config, this.#configStamp]]));
  }

  #describe(): string {
    const files = new Set([...this.#entries.values()].flatMap((entry) => [...entry.files.keys()])).size + 1;
    const { poll } = this.task;
    const addresses = poll?.count() ?? 0;
    const polled =
      poll && addresses > 0 ? `, and ${count(addresses, 'URL')} every ${poll.interval / 1000} s` : '';
    return `Watching ${count(files, 'file')}${polled}. Press Ctrl-C to stop.`;
  }

  async #poll({ interval, isDue }: NonNullable<Task<T>['poll']>): Promise<never> {
    for (;;) {
      await wait(interval);
      await this.#rounds;
      const { sources } = pickSources(this.#project, this.ids);
      const due = await Promise.all(
        sources.map(async (source) =>
          (await isDue(source, this.#entries.get(source.id)?.result)) ? [source.id] : [],
        ),
      );
      const ids = new Set(due.flat());
      if (ids.size > 0) this.#enqueue((id) => ids.has(id));
    }
  }
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
