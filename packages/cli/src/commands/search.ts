import { createSearch, type SearchResult } from '@hookloom/generator/search';
import type { Command } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import { openProject } from '../config/open-project.js';
import { columns } from '../console/columns.js';
import { readDocs } from '../document/read-docs.js';
import type { Report } from '../report.js';

const shown = 20;

export function addSearch(program: Command): void {
  program
    .command('search')
    .description('find operations and schemas that match every word of the query')
    .argument('<query...>', 'words to search for')
    .addHelpText('after', examples('search "pet status"', 'search upload --json'))
    .action(runAndReport(find));
}

function find({ cwd }: Context, query: readonly string[]): Report {
  const { docs, diagnostics } = readDocs(openProject(cwd));
  const results = createSearch(docs)(query.join(' '));
  const rows = results.slice(0, shown).map((result) => [result.name, ...describe(result), result.source]);
  const more =
    results.length > shown
      ? `\n${results.length - shown} more. Use a more specific query, or --json to list all.`
      : '';
  return {
    failed: diagnostics.length > 0,
    text: rows.length > 0 ? columns(rows) + more : 'No results.',
    json: { results },
    diagnostics,
  };
}

function describe(result: SearchResult): [place: string, summary: string] {
  if (result.kind === 'schema') return ['schema', firstLine(result.schema.description)];
  const { method, path, summary, description } = result.operation;
  return [`${method} ${path}`, firstLine(summary ?? description)];
}

function firstLine(text = ''): string {
  const line = text.split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
