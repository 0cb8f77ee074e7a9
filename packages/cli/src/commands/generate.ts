import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import type { Project } from '../config/config.js';
import { noSources, openProject, pickSources } from '../config/open-project.js';
import { yieldToSignals } from '../console/interrupt.js';
import type { Diagnostic } from '../diagnostics.js';
import { withLock } from '../disk/lock.js';
import { stampOf } from '../disk/stamp.js';
import { list } from '../document/explain-output.js';
import { type Generated, generateSource } from '../document/generate-source.js';
import { specFile } from '../names.js';
import type { Report } from '../report.js';
import type { Task } from '../watch/task.js';
import { watchSources } from '../watch/watch-sources.js';

export function addGenerate(program: Command): void {
  program
    .command('generate')
    .description('generate code from the saved specs')
    .argument('[id...]', 'source ids (default: all)')
    .option('--check', 'check that the generated code is up to date, without writing files')
    .addOption(
      new Option(
        '--watch',
        'keep running, and regenerate when a saved spec or the config file changes',
      ).conflicts('check'),
    )
    .addHelpText('after', examples('generate', 'generate petstore', 'generate --check', 'generate --watch'))
    .action(runAndReport(generate));
}

type Options = { check?: boolean; watch?: boolean };

function generate(context: Context, ids: readonly string[], { check = false, watch = false }: Options) {
  if (watch) return watchSources(context, ids, watchTask(context));
  const run = () => generateAll(context, ids, check);
  return check ? run() : withLock(openProject(context.cwd).root, run);
}

async function generateAll(context: Context, ids: readonly string[], check: boolean): Promise<Report> {
  const project = openProject(context.cwd);
  const { sources, unknown } = pickSources(project, ids);
  const results: Generated[] = [];
  for (const { id } of sources) {
    results.push(await generateOne(context, id, project, check));
    await yieldToSignals();
  }
  return report(results, unknown);
}

async function generateOne({ progress }: Context, id: string, project: Project, check: boolean) {
  progress.set(id, `${id}: generating`);
  const result = await generateSource(id, project, check);
  progress.set(id);
  return result;
}

function watchTask(context: Context): Task<Generated> {
  return {
    report,
    // The first report listed the kept files.
    describe: (result) => describe({ ...result, kept: [] }),
    quiet: ['unchanged'],
    async run({ id }, project) {
      const path = join(project.root, specFile(id));
      const files = new Map([[path, stampOf(path)]]);
      return { result: await generateOne(context, id, project, false), files };
    },
  };
}

function report(results: readonly Generated[], unknown: readonly Diagnostic[]): Report {
  return {
    failed: unknown.length > 0 || results.some(({ status }) => status === 'failed' || status === 'outdated'),
    text: results.length === 0 && unknown.length === 0 ? noSources : results.map(describe).join('\n'),
    json: { sources: results.map(({ diagnostics, ...result }) => result) },
    diagnostics: [...unknown, ...results.flatMap(({ diagnostics }) => diagnostics)],
  };
}

function describe(result: Generated): string {
  const { id, status, output, kept } = result;
  switch (status) {
    case 'written':
      return `${id}: ${describeWritten(result)}${describeKept(kept)}`;
    case 'unchanged':
      return `${id}: ${output} is up to date${describeKept(kept)}`;
    case 'outdated':
      return `${id}: ${output} is out of date`;
    case 'failed':
      return `${id}: failed; nothing written`;
  }
}

function describeWritten({ output, files, written, deleted }: Generated): string {
  const count = written.length === files ? `${files} files` : `${written.length} of ${files} files`;
  return `wrote ${count} to ${output}${deleted.length > 0 ? `, deleted ${list(deleted)}` : ''}`;
}

function describeKept(kept: readonly string[]): string {
  return kept.length > 0 ? `\n  kept other files: ${list(kept)}` : '';
}
