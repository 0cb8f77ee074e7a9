import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import { columns } from '../console/columns.js';
import { noSources, openProject } from '../config/open-project.js';
import { specFile } from '../names.js';
import type { Report } from '../report.js';

export function addSourcesLs(sources: Command): void {
  sources
    .command('ls')
    .description('list the sources and whether they are synced')
    .addHelpText('after', examples('sources ls', 'sources ls --json'))
    .action(runAndReport(list));
}

function list({ cwd }: Context): Report {
  const { root, config } = openProject(cwd);
  // Names only: a value may be a secret that isn't in a variable.
  const sources = config.sources.map(({ id, spec, headers = {} }) => ({
    id,
    spec,
    headers: Object.keys(headers),
    synced: existsSync(join(root, specFile(id))),
  }));
  const rows = sources.map(({ id, spec, synced }) => [id, spec, synced ? '' : 'not synced yet']);
  const text = rows.length > 0 ? columns(rows) : noSources;
  return { text, json: { output: config.output, sources } };
}
