import { type Command, InvalidArgumentError } from 'commander';
import { type Context, examples, runAndReport } from '../command.js';
import { noSources, openProject } from '../config/open-project.js';
import { expectInterrupt, onInterrupt } from '../console/interrupt.js';
import { print } from '../console/print.js';
import { fail } from '../diagnostics.js';
import { errorCode } from '../disk/describe-error.js';
import type { Report } from '../report.js';
import { LocalServer } from '../workbench/local-server.js';
import { openBrowser } from '../workbench/open-browser.js';
import { Sources } from '../workbench/sources.js';

/** Used unless another program listens on it. */
const usualPort = 4646;

type Options = { port?: number; open: boolean; baseUrl?: readonly string[] };

export function addWorkbench(program: Command): void {
  program
    .command('workbench')
    .description('browse the API and send requests, in the browser')
    .option('--port <n>', `port to listen on (default: ${usualPort}, or a free one)`, parsePort)
    .option('--base-url <url>', 'allow requests to another base URL (repeatable)', addBaseUrl)
    .option('--no-open', "don't open the browser")
    .addHelpText('after', examples('workbench', 'workbench --base-url http://localhost:3000/api --no-open'))
    .action(runAndReport(workbench));
}

async function workbench({ cwd, json }: Context, { port, open, baseUrl = [] }: Options): Promise<Report> {
  const project = openProject(cwd);
  if (project.config.sources.length === 0) return { failed: true, text: noSources, json: {} };
  const sources = new Sources(project);
  const server = new LocalServer({ root: project.root, sources, baseUrls: baseUrl });
  await listen(server, port);
  expectInterrupt();
  onInterrupt(() => server.close());
  const { url } = server;
  const text = `Workbench: ${url}\nThe URL is only for you: with it, a program can send requests. Press Ctrl-C to stop.`;
  print({ text, json: { url }, diagnostics: sources.diagnostics }, json, 0);
  if (open && !json && process.stdout.isTTY) await openBrowser(url);
  return new Promise<never>(() => undefined);
}

/** @throws Failure with HL6001 */
async function listen(server: LocalServer, port: number | undefined): Promise<void> {
  try {
    await server.listen(port ?? usualPort);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE' && port === undefined) await server.listen(0);
    else if (code === 'EADDRINUSE') fail('HL6001', `Another program listens on port ${port}.`);
    else if (code === 'EACCES') fail('HL6001', `Port ${port} needs the rights of an administrator.`);
    else throw error;
  }
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port < 65_536) return port;
  throw new InvalidArgumentError('Use a whole number from 0 to 65535.');
}

function addBaseUrl(value: string, others: readonly string[] = []): string[] {
  const isUrl = URL.canParse(value) && /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(value);
  if (!isUrl) throw new InvalidArgumentError('Use an http or https URL without a user name and a query.');
  return [...others, value];
}
