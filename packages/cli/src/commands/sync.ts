import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import type { Project, Source } from '../config/config.js';
import { noSources, openProject, pickSources } from '../config/open-project.js';
import type { Diagnostic } from '../diagnostics.js';
import { describeChanges, describeContent, summarizeChanges } from '../document/describe-changes.js';
import type { SyncInputs } from '../document/sync-inputs.js';
import { type Synced, syncSource } from '../document/sync-source.js';
import { withLock } from '../disk/lock.js';
import { names, specFile } from '../names.js';
import type { Report } from '../report.js';
import { watchSources } from '../watch/watch-sources.js';
import { watchSyncTask } from '../watch/watch-sync.js';

/** Seconds. */
const defaultInterval = 30;

export function addSync(program: Command): void {
  program
    .command('sync')
    .description('fetch and save specs, and report changes')
    .argument('[id...]', 'source ids (default: all)')
    .option('--watch', 'keep running, and sync when a spec or the config file changes')
    .addOption(
      new Option('--interval <seconds>', 'how often to check specs that are URLs, with --watch')
        .argParser(parseInterval)
        .default(defaultInterval)
        .implies({ watch: true }),
    )
    .addHelpText('after', examples('sync', 'sync petstore', 'sync --json', 'sync --watch --interval 5'))
    .action(runAndReport(sync));
}

function sync(
  context: Context,
  ids: readonly string[],
  { watch = false, interval = defaultInterval }: { watch?: boolean; interval?: number },
): Promise<Report> {
  if (watch) {
    const run = syncWith(context);
    return watchSources(
      context,
      ids,
      watchSyncTask({ interval, sync: run, report, describe: describeBriefly }),
    );
  }
  return withLock(openProject(context.cwd).root, async () => {
    const project = openProject(context.cwd);
    const { sources, unknown } = pickSources(project, ids);
    const run = syncWith(context);
    return report(await Promise.all(sources.map((source) => run(source, project))), unknown);
  });
}

function syncWith({ progress }: Context) {
  return async (source: Source, project: Project, sightings?: SyncInputs): Promise<Synced> => {
    const onBytes = (bytes: number) => progress.set(source.id, `${source.id}: ${Math.ceil(bytes / 1024)} kB`);
    progress.set(source.id, `${source.id}: fetching`);
    const result = await syncSource(source, project, { onBytes, ...(sightings && { sightings }) });
    progress.set(source.id);
    return result;
  };
}

function report(results: readonly Synced[], unknown: readonly Diagnostic[]): Report {
  return {
    failed: unknown.length > 0 || results.some(({ status }) => status === 'failed'),
    text: results.length === 0 && unknown.length === 0 ? noSources : describe(results),
    json: { sources: results.map(({ diagnostics, ...result }) => result) },
    diagnostics: [...unknown, ...results.flatMap(({ diagnostics }) => diagnostics)],
  };
}

function describe(results: readonly Synced[]): string {
  const hasNews = results.some(({ status }) => status === 'new' || status === 'changed');
  return [...results.map(describeOne), ...(hasNews ? [`Next: npx ${names.slug} generate`] : [])].join('\n');
}

function describeBriefly(result: Synced): string {
  const { id, status, changes } = result;
  return status === 'changed' ? `${id}: changed; ${summarizeChanges(changes)}` : describeOne(result);
}

function describeOne(result: Synced): string {
  const { id, status, changes } = result;
  switch (status) {
    case 'new':
      return `${id}: saved ${specFile(id)} (${describeContent(result)})`;
    case 'changed':
      return `${id}: changed\n${describeChanges(changes)}`;
    case 'unchanged':
      return `${id}: unchanged`;
    case 'failed':
      return `${id}: failed; nothing saved`;
  }
}

function parseInterval(value: string): number {
  const seconds = Number(value);
  if (seconds >= 1 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError('Use a number of seconds from 1 to 86400.');
}
