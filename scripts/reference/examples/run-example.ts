import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../../packages/cli/src/program.ts';
import type { Situation } from './example.ts';
import { config as configOf, source } from './project.ts';

/** The address of the server, as pages show it. */
export const SERVER = 'https://api.example';

/** The port of the server, as pages show it. */
export const PORT = '8080';

/** The commands of a situation, without the program's name. */
export const commandsOf = ({ commands = ['sync', 'generate'] }: Situation): readonly string[] => commands;

/** The config file of a situation. */
export const configOfSituation = ({ config = configOf(source) }: Situation): string => config;

/** Runs the commands in a folder with the files, until one reports the code, and returns what the last one printed. */
export async function runSituation(situation: Situation, code: string): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'example-')));
  const close = new AbortController();
  try {
    const server = await listen(listenerOf(situation), close.signal);
    await writeFiles(folder, situation, server);
    let output = '';
    const { port } = new URL(server);
    const commands = commandsOf(situation);
    for (const command of situation.isEndless ? commands.slice(0, -1) : commands) {
      const args = command.replace('{port}', port).split(' ');
      output = await capture(['--cwd', folder, ...args], situation.env ?? {});
      if (output.includes(code)) break;
    }
    const { shown = (text: string) => text } = situation;
    return shown(
      output.replaceAll(folder, '/app').replaceAll(server, SERVER).replaceAll(`port ${port}`, `port ${PORT}`),
    ).trimEnd();
  } finally {
    close.abort();
    await rm(folder, { recursive: true });
  }
}

async function writeFiles(folder: string, situation: Situation, server: string): Promise<void> {
  if (situation.isEmpty) return;
  const config = configOfSituation(situation).replace('{server}', server);
  const files: Record<string, string> = {
    'package.json': '{}',
    ...(config && { 'hookloom.config.json': config }),
    ...(situation.spec !== undefined && { 'openapi.yaml': situation.spec }),
    ...situation.files,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

const listenerOf =
  ({ spec = '', server }: Situation): RequestListener =>
  (request, response) => {
    if (server) server(request, response);
    else if (request.url === '/openapi.yaml') response.end(spec);
    else response.writeHead(404).end();
  };

async function listen(listener: RequestListener, signal: AbortSignal): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  signal.addEventListener('abort', () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs a command in this process, which is faster than starting one. Returns what it prints. */
async function capture(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const { exitCode, env: environment } = process;
  const streams = [process.stdout, process.stderr];
  const originals = streams.map((stream) => stream.write.bind(stream));
  let output = '';
  for (const stream of streams)
    stream.write = (text) => {
      output += String(text);
      return true;
    };
  process.env = { ...environment, ...env };
  try {
    await run(args);
  } finally {
    streams.forEach((stream, index) => (stream.write = originals[index]!));
    process.env = environment;
    process.exitCode = exitCode;
  }
  return output;
}
