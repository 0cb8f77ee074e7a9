import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { normalize } from '@hookloom/generator';
import type { Command } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import type { Project, Source } from '../config/config.js';
import { addSource } from '../config/edit-sources.js';
import { openProject } from '../config/open-project.js';
import { parseConfig } from '../config/parse-config.js';
import { suggestId } from '../config/suggest-id.js';
import { ask, isInteractive } from '../console/ask.js';
import { type Diagnostic, diagnostic, Failure } from '../diagnostics.js';
import { withLock } from '../disk/lock.js';
import { writeFile } from '../disk/write-file.js';
import { isAddress, readDocument } from '../document/read-document.js';
import { configFile, names } from '../names.js';
import type { Report } from '../report.js';

export function addSourcesAdd(sources: Command): void {
  sources
    .command('add')
    .description('add a source to the config file')
    .argument('<spec>', 'URL, or path relative to the current directory')
    .option('--id <id>', 'source id (default: made from the title of the spec)')
    .addHelpText(
      'after',
      examples(
        'sources add https://petstore.example/openapi.yaml --id petstore',
        'sources add ../api/openapi.json --id billing',
      ),
    )
    .action(runAndReport(add));
}

async function add({ cwd, json }: Context, given: string, options: { id?: string }): Promise<Report> {
  const project = openProject(cwd);
  const spec = specOf(given, cwd, project.root);
  const warnings: Diagnostic[] = [];
  const id = options.id ?? (await chooseId(spec, project, json, warnings));
  if (options.id !== undefined && !isAddress(spec) && !existsSync(resolve(project.root, spec)))
    warnings.push(diagnostic('HL4006', `${spec} does not exist yet.`, { source: id, severity: 'warning' }));
  return withLock(project.root, () => {
    const source: Source = { id, spec };
    save(source, openProject(cwd));
    const text = `Added ${id} (${spec}).\nNext: npx ${names.slug} sync`;
    return { text, json: { source }, diagnostics: warnings };
  });
}

function save(source: Source, { root, text, config }: Project): void {
  const taken = config.sources.find(({ id }) => id.toLowerCase() === source.id.toLowerCase());
  if (taken)
    throw new Failure([
      diagnostic('HL3004', `A source with the id \`${taken.id}\` already exists. Nothing was added.`, {
        source: source.id,
        hint: 'Choose another id with `--id`.',
      }),
    ]);
  const edited = addSource(text, source);
  try {
    parseConfig(edited);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Without the line, which would refer to a file that was never written.
    throw new Failure(
      error.diagnostics.map(({ code, severity, message, hint: hint }) => ({
        ...{ code, severity, message, hint },
        source: source.id,
        pointer: '',
      })),
    );
  }
  writeFile(join(root, configFile), edited, configFile);
}

/** The path relative to the config file, with forward slashes. */
function specOf(given: string, cwd: string, root: string): string {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(given) || isAbsolute(given)) return given;
  return relative(root, resolve(cwd, given)).split(sep).join('/');
}

async function chooseId(spec: string, { root, config }: Project, json: boolean, warnings: Diagnostic[]) {
  const name = await titleOf(spec, root, warnings);
  const suggestion = suggestId(
    name,
    config.sources.map(({ id }) => id),
  );
  return json || !isInteractive() ? suggestion : ask('Source id?', suggestion);
}

/** The title of the spec, or its file name. If it can't be read, that is only a warning, because `sync` reads it later. */
async function titleOf(spec: string, root: string, warnings: Diagnostic[]): Promise<string> {
  const [path = ''] = spec.split(/[?#]/);
  const fileName = basename(path).replace(/\.[^.]*$/, '');
  try {
    const { text } = await readDocument({ id: '', spec }, root);
    return (await normalize(text)).title ?? fileName;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    warnings.push(...error.diagnostics.map((one): Diagnostic => ({ ...one, severity: 'warning' })));
    return fileName;
  }
}
