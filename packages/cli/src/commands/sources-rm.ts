import { join } from 'node:path';
import type { Command } from 'commander';
import { type Context, examples, reporting } from '../command.js';
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
    .description('remove a source from the configuration, and leave its files')
    .argument('<id>', 'the id of the source')
    .addHelpText('after', examples('sources rm petstore'))
    .action(reporting(remove));
}

function remove({ cwd }: Context, id: string): Promise<Report> {
  return withLock(openProject(cwd).root, () => {
    const { root, config, text } = openProject(cwd);
    const index = config.sources.findIndex((source) => source.id === id);
    if (index === -1) fail('HL3005', `There is no source \`${id}\`.`, { source: id });
    writeFile(join(root, configFile), removeSource(text, index), configFile);
    const left = [specFile(id), `${config.output}/${id}`];
    return {
      text: `Removed ${id}. Delete ${left.join(' and ')} yourself when you no longer need them.`,
      json: { id, left },
    };
  });
}
