import { join } from 'node:path';
import { run, type Options } from './run.ts';

interface Following extends Options {
  /** Commands that don't run as written, and why. */
  readonly notRun?: Readonly<Record<string, string>>;
}

interface Followed {
  readonly command: string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs commands in order, exactly as they are written on a page. `cd` changes the folder of those that follow. */
export async function follow(
  commands: readonly string[],
  start: string,
  { notRun = {}, ...options }: Following = {},
): Promise<Followed[]> {
  const followed: Followed[] = [];
  let folder = start;
  for (const command of commands) {
    const [, target] = /^cd (.+)$/.exec(command) ?? [];
    if (target !== undefined) folder = join(folder, target);
    else if (!(command in notRun)) followed.push({ command, ...(await run(command, folder, options)) });
  }
  return followed;
}
