import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { generated } from './session.ts';

const SAMPLES = fileURLToPath(new URL('..', import.meta.url));
const CALLS = 'calls.txt';
const STAND_INS = 'node_modules/.stand-ins';

type Job = { steps: { run?: string; uses?: string }[] };

/** The workflow of the page about CI. */
export type GitHubWorkflow = { jobs: Record<'check' | 'sync', Job> };

/** Reads a workflow in the form of GitHub or GitLab. */
export async function readWorkflow<T>(file: string): Promise<T> {
  return parse(await readFile(path.join(SAMPLES, file), 'utf8')) as T;
}

interface Repository {
  readonly folder: string;
  /** Runs commands as a CI service does, and returns their output. Throws if one fails. */
  readonly run: (commands: string) => Promise<string>;
  /** The calls of the commands that reach a server, in order. */
  readonly calls: () => Promise<string[]>;
}

/** Records a call instead of making it: `npm ci`, `gh pr create` and `git push` need a server. */
const recorder = (name: string, otherwise: string) =>
  `#!/bin/sh\ncase "${name} $1" in 'npm ci'|'gh pr'|'git push') echo "${name} $*" >>${CALLS};; *) ${otherwise};; esac\n`;

/** A Git repository with an app whose generated code is up to date. */
export function withRepository<T>(use: (repository: Repository) => Promise<T>): Promise<T> {
  return generated(async (folder) => {
    const git = (await promisify(execFile)('sh', ['-c', 'command -v git'])).stdout.trim();
    await mkdir(path.join(folder, STAND_INS), { recursive: true });
    for (const [name, otherwise] of [
      ['npm', 'exit 1'],
      ['gh', 'exit 1'],
      ['git', `exec ${git} "$@"`],
    ] as const)
      await writeFile(path.join(folder, STAND_INS, name), recorder(name, otherwise), { mode: 0o755 });
    await cp(path.join(SAMPLES, 'ci/check-breaking.mjs'), path.join(folder, 'check-breaking.mjs'));
    await writeFile(path.join(folder, '.gitignore'), `node_modules\n${CALLS}\nsync.json\nbreaking.md\n`);
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          skipLibCheck: true,
        },
        include: ['src'],
      }),
    );
    const env = {
      ...process.env,
      PATH: `${path.join(folder, STAND_INS)}${path.delimiter}${process.env['PATH']}`,
    };
    const run = async (commands: string) =>
      (await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', commands], { cwd: folder, env }))
        .stdout;
    const author = '-c user.name=somebody -c user.email=somebody@example.com';
    await run(`git init -q -b main && git add . && git ${author} commit -q -m first`);
    const calls = async () =>
      (await readFile(path.join(folder, CALLS), 'utf8').catch(() => '')).split('\n').filter(Boolean);
    return use({ folder, run, calls });
  });
}
