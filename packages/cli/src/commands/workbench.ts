import { type Command, InvalidArgumentError } from 'commander';
import { examples, runAndReport } from '../command.js';
import { names } from '../names.js';
import type { Report } from '../report.js';

export function addWorkbench(program: Command): void {
  program
    .command('workbench')
    .description('browse the API and send requests (not available yet)')
    .option('--port <n>', 'port to listen on', parsePort)
    .addHelpText('after', examples('search "pet status"', 'view getPetById'))
    .action(runAndReport(workbench));
}

function workbench(): Report {
  const message = `The workbench is not available yet. Use \`${names.slug} search\` and \`${names.slug} view\` instead.`;
  return { failed: true, text: message, json: { message } };
}

function parsePort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new InvalidArgumentError('Use a whole number from 0 to 65535.');
}
