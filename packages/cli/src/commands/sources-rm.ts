import { join } from 'node:path';
import type { Command } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import { removeSource } from '../config/edit-sources.js';
import { openProject } from '../config/open-project.js';
import { fail } from '../diagnostics.js';
import { withLock } from '../disk/lock.js';
import { writeFile } from '../disk/write-file.js';
import { configFile, specFile } from '../names.js';
import type { Report } from '../report.js';

export function addSourcesRm(sources: Command): void {
  sources
    .command('rm')
    .description('remove a source from the config file; its files are kept')
    .argument('<id>', 'source id')
    .addHelpText('after', examples('sources rm petstore'))
    .action(runAndReport(remove));
}

function remove({ cwd }: Context, id: string): Promise<Report> {
  return withLock(openProject(cwd).root, () => {
    const { root, config, text } = openProject(cwd);
    const index = config.sources.findIndex((source) => source.id === id);
    if (index === -1) fail('HL3005', `No source has the id \`${id}\`.`, { source: id });
    writeFile(join(root, configFile), removeSource(text, index), configFile);
    const remainingPaths = [specFile(id), `${config.output}/${id}`];
    return {
      text: `Removed ${id}. If you no longer need its files, delete ${remainingPaths.join(' and ')}.`,
      json: { id, remainingPaths },
    };
  });
}
