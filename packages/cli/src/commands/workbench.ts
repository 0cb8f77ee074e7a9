import { type Command, InvalidArgumentError } from 'commander';
import { examples, reporting } from '../command.js';
import { names } from '../names.js';
import type { Report } from '../report.js';

export function addWorkbench(program: Command): void {
  program
    .command('workbench')
    .description('not available yet; meant to serve searchable docs and try-it calls')
    .option('--port <n>', 'the port to serve at', parsePort)
    .addHelpText('after', examples('search "pet status"', 'view getPetById'))
    .action(reporting(workbench));
}

function workbench(): Report {
  const message = `The workbench is not available yet. Use \`${names.slug} search\` and \`${names.slug} view\` until it is.`;
  return { failed: true, text: message, json: { message } };
}

function parsePort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new InvalidArgumentError('A port is a whole number up to 65535.');
}
