import type { Docs, OperationDocs, SchemaDocs } from '@hookloom/generator';
import type { Command } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import { openProject } from '../config/open-project.js';
import { formatOperation } from '../console/format-operation.js';
import { formatSchema } from '../console/format-schema.js';
import { diagnostic } from '../diagnostics.js';
import { readDocs } from '../document/read-docs.js';
import type { Report } from '../report.js';

type Match = { source: string } & (
  { kind: 'operation'; operation: OperationDocs } | { kind: 'schema'; schema: SchemaDocs }
);
type Named = { names: string[]; match: Match };

export function addView(program: Command): void {
  program
    .command('view')
    .description('show an operation or schema, with its types and an example')
    .argument('<name>', 'operation, hook, schema, or method and path')
    .addHelpText('after', examples('view getPetById', 'view "GET /pet/{petId}"', 'view Pet --json'))
    .action(runAndReport(view));
}

function view({ cwd }: Context, name: string): Report {
  const { docs, diagnostics } = readDocs(openProject(cwd));
  const all = docs.flatMap(everything);
  const exact = all.filter(({ names }) => names.includes(name));
  const found = exact.length > 0 ? exact : all.filter(({ names }) => names.some((one) => isAlike(one, name)));
  if (found.length === 0)
    diagnostics.push(diagnostic('HL5005', `No operation or schema is named \`${name}\`.`));
  return {
    failed: diagnostics.length > 0,
    text: found.map(({ match }) => format(match)).join('\n\n'),
    json: { matches: found.map(({ match }) => match) },
    diagnostics,
  };
}

function everything({ source, operations, schemas }: Docs): Named[] {
  return [
    ...operations.map((operation): Named => {
      const { name, operationId, hooks, method, path } = operation;
      const names = [name, operationId ?? name, ...Object.values(hooks), `${method} ${path}`];
      return { names, match: { source, kind: 'operation', operation } };
    }),
    ...schemas.map((schema): Named => ({
      names: [schema.name, schema.schemaName],
      match: { source, kind: 'schema', schema },
    })),
  ];
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function format(match: Match): string {
  return match.kind === 'operation'
    ? formatOperation(match.source, match.operation)
    : formatSchema(match.source, match.schema);
}
