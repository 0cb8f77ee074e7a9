import type { Command } from 'commander';
import { type Context, examples, reporting } from '../command.js';
import { noSources, openProject, pickSources } from '../config/open-project.js';
import { describeChanges, describeContent } from '../document/describe-changes.js';
import { type Synced, syncSource } from '../document/sync-source.js';
import { withLock } from '../disk/lock.js';
import { names, specFile } from '../names.js';
import type { Report } from '../report.js';

export function addSync(program: Command): void {
  program
    .command('sync')
    .description('fetch, normalize and save the documents, and say what changed and what breaks callers')
    .argument('[id...]', 'the sources; all by default')
    .addHelpText('after', examples('sync', 'sync petstore', 'sync --json'))
    .action(reporting(sync));
}

function sync({ cwd, progress }: Context, ids: readonly string[]): Promise<Report> {
  const { root } = openProject(cwd);
  return withLock(root, async () => {
    const project = openProject(cwd);
    const { sources, unknown } = pickSources(project, ids);
    const results = await Promise.all(
      sources.map(async (source) => {
        const show = (bytes: number) =>
          progress.set(source.id, `${source.id}: ${Math.ceil(bytes / 1024)} kB`);
        progress.set(source.id, `${source.id}: fetching`);
        const result = await syncSource(source, project, show);
        progress.set(source.id);
        return result;
      }),
    );
    return {
      failed: unknown.length > 0 || results.some(({ status }) => status === 'failed'),
      text: sources.length === 0 && unknown.length === 0 ? noSources : describe(results),
      json: { sources: results.map(({ diagnostics, ...result }) => result) },
      diagnostics: [...unknown, ...results.flatMap(({ diagnostics }) => diagnostics)],
    };
  });
}

function describe(results: readonly Synced[]): string {
  const hasNews = results.some(({ status }) => status === 'new' || status === 'changed');
  return [...results.map(describeOne), ...(hasNews ? [`Next: npx ${names.slug} generate`] : [])].join('\n');
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
      return `${id}: failed, nothing saved`;
  }
}
