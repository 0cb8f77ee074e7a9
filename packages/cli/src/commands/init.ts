import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { type Context, examples, parseFolder, runAndReport } from '../command.js';
import { findUp } from '../config/find-up.js';
import { writeFile } from '../disk/write-file.js';
import { configFile, names } from '../names.js';
import { type AppOptions, createApp } from '../new-app/create-app.js';
import { isEmptyFolder } from '../new-app/empty-folder.js';
import type { Report } from '../report.js';

export function addInit(program: Command): void {
  program
    .command('init')
    .description(`create ${configFile} next to package.json, or a React app in an empty folder`)
    .option('--no-install', "in an empty folder, don't install the packages of the app")
    .addOption(
      new Option(
        '--packages <dir>',
        `in an empty folder, install ${names.display} from tarballs in <dir> instead of the registry`,
      ).argParser(parseFolder),
    )
    .addHelpText('after', examples('init', 'init --no-install', 'init --cwd packages/app'))
    .action(runAndReport(init));
}

function init(context: Context, options: AppOptions): Promise<Report> | Report {
  return isEmptyFolder(context.cwd) ? createApp(context, options) : createConfig(context);
}

function createConfig({ cwd }: Context): Report {
  const path = join(findUp('package.json', cwd) ?? cwd, configFile);
  const created = !existsSync(path);
  if (created) writeFile(path, firstConfig(), configFile);
  const next = `Next: npx ${names.slug} sources add <URL or path of your OpenAPI spec>`;
  const done = created ? `Created ${path}.` : `${path} already exists; nothing changed.`;
  return { text: `${done}\n${next}`, json: { created, config: path } };
}

function firstConfig(): string {
  const config = {
    $schema: `./node_modules/${names.slug}/schema.json`,
    output: `src/${names.slug}`,
    sources: [],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
