import type { Command } from 'commander';
import { type Context, examples, reporting } from '../command.js';
import { noSources, openProject, pickSources } from '../config/open-project.js';
import { heedSignals } from '../console/interrupt.js';
import { withLock } from '../disk/lock.js';
import { list } from '../document/explain-output.js';
import { type Generated, generateSource } from '../document/generate-source.js';
import type { Report } from '../report.js';

export function addGenerate(program: Command): void {
  program
    .command('generate')
    .description('write the code of the synchronized documents')
    .argument('[id...]', 'the sources; all by default')
    .option('--check', 'write nothing, and fail where the output is out of date')
    .addHelpText('after', examples('generate', 'generate petstore', 'generate --check'))
    .action(reporting(generate));
}

function generate(context: Context, ids: readonly string[], { check = false }: { check?: boolean }) {
  const run = () => generateAll(context, ids, check);
  return check ? run() : withLock(openProject(context.cwd).root, run);
}

async function generateAll(
  { cwd, progress }: Context,
  ids: readonly string[],
  check: boolean,
): Promise<Report> {
  const project = openProject(cwd);
  const { sources, unknown } = pickSources(project, ids);
  const results: Generated[] = [];
  for (const { id } of sources) {
    progress.set(id, `${id}: generating`);
    results.push(await generateSource(id, project, check));
    progress.set(id);
    await heedSignals();
  }
  return {
    failed: unknown.length > 0 || results.some(({ status }) => status === 'failed' || status === 'outdated'),
    text: sources.length === 0 && unknown.length === 0 ? noSources : results.map(describe).join('\n'),
    json: { sources: results.map(({ diagnostics, ...result }) => result) },
    diagnostics: [...unknown, ...results.flatMap(({ diagnostics }) => diagnostics)],
  };
}

function describe(result: Generated): string {
  const { id, status, output, kept } = result;
  switch (status) {
    case 'written':
      return `${id}: ${describeWritten(result)}${describeKept(kept)}`;
    case 'current':
      return `${id}: ${output} is current${describeKept(kept)}`;
    case 'outdated':
      return `${id}: ${output} is out of date`;
    case 'failed':
      return `${id}: failed, nothing written`;
  }
}

function describeWritten({ output, files, written, deleted }: Generated): string {
  const count = written.length === files ? `${files} files` : `${written.length} of ${files} files`;
  return `wrote ${count} to ${output}${deleted.length > 0 ? `, deleted ${list(deleted)}` : ''}`;
}

function describeKept(kept: readonly string[]): string {
  return kept.length > 0 ? `\n  kept what was not generated: ${list(kept)}` : '';
}
