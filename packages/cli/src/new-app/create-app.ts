import { join, relative, sep } from 'node:path';
import type { Context } from '../command.js';
import { diagnostic } from '../diagnostics.js';
import { configFile, names } from '../names.js';
import type { Report } from '../report.js';
import { install, type PackageManager, packageManagerOf } from './package-manager.js';
import { templateFiles } from './template-files.js';
import { type WrittenApp, writeApp } from './write-app.js';

export type AppOptions = {
  /** Whether to install packages after the files are written. */
  install: boolean;
  /** The absolute path of a folder with the product's packed packages, to install them from there. */
  packages?: string;
};

/** Creates a React app that shows data of the sample spec, in an empty folder. */
export async function createApp({ cwd, json, progress }: Context, options: AppOptions): Promise<Report> {
  const manager = packageManagerOf(process.env['npm_config_user_agent']);
  const tarballs = options.packages && relative(cwd, options.packages).split(sep).join('/');
  const template = { ...(await templateFiles(cwd, tarballs)), ...manager.files };
  progress.set('app', 'Creating the app');
  const app = await writeApp(cwd, template);
  progress.end();
  if (app.failed || !options.install) return report(cwd, app, manager, false);

  // With --json, standard output is for JSON alone.
  const problem = await install(manager, cwd, json ? 2 : 1);
  if (problem === undefined) return report(cwd, app, manager, true);
  const message = `\`${manager.name} install\` failed: ${problem}.`;
  const failure = { failed: true, diagnostics: [...app.diagnostics, diagnostic('HL4007', message)] };
  return { ...report(cwd, app, manager, false), ...failure };
}

function report(cwd: string, app: WrittenApp, manager: PackageManager, installed: boolean): Report {
  const { files, kept, generated, failed, diagnostics } = app;
  const next = `${installed ? '' : `${manager.name} install, and then: `}${manager.name} run dev`;
  const text = [
    `Created an app in ${cwd}: ${files.length} files, and ${generated} generated files in src/${names.slug}.`,
    ...(kept.length > 0 ? [`Kept what was there: ${kept.join(', ')}.`] : []),
    ...(failed ? [] : [`Next: ${next}`]),
  ].join('\n');
  const config = join(cwd, configFile);
  return {
    failed,
    text,
    json: { created: files.includes(configFile), config, app: { files, kept, generated, installed } },
    diagnostics,
  };
}
