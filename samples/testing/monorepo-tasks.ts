import { readFile } from 'node:fs/promises';

interface TurboTask {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

interface NxTarget {
  readonly command: string;
  readonly inputs: readonly (string | object)[];
  readonly outputs: readonly string[];
}

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../monorepo/${file}`, import.meta.url), 'utf8'));

/** The tasks that generate code on the page about monorepos. */
export async function readTasks(): Promise<{ turbo: TurboTask; nx: NxTarget }> {
  const { tasks } = (await read('turbo.json')) as { tasks: { generate: TurboTask } };
  const { targets } = (await read('nx-project.json')) as { targets: { generate: NxTarget } };
  return { turbo: tasks.generate, nx: targets.generate };
}

/** The part of a glob before its first wildcard, relative to the package. */
export const literal = (glob: string): string => glob.replace('{projectRoot}/', '').replace(/\*.*/, '');
