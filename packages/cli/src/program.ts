import { Command, CommanderError } from 'commander';
import { examples, parseFolder } from './command.js';
import { addGenerate } from './commands/generate.js';
import { addInit } from './commands/init.js';
import { addSearch } from './commands/search.js';
import { addSources } from './commands/sources.js';
import { addSync } from './commands/sync.js';
import { addView } from './commands/view.js';
import { addWorkbench } from './commands/workbench.js';
import { names } from './names.js';
import { version } from './version.js';

/** Runs the command in the arguments, and sets the exit code of the process. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has already printed the help, the version or the error.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

/** The commands, with their arguments, options and help. */
export function createProgram(): Command {
  const program = new Command(names.slug)
    .description('Generate typed React hooks and searchable docs from OpenAPI specs')
    .version(version, '--version', 'print the version')
    .option('--cwd <dir>', 'run as if started in <dir>', parseFolder)
    .option('--json', 'print output as JSON')
    .helpOption('--help', 'show help')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText('after', examples('init', 'sources add openapi.yaml --id petstore', 'sync', 'generate'));
  const add = [addInit, addSources, addSync, addGenerate, addSearch, addView, addWorkbench];
  for (const addCommand of add) addCommand(program);
  mentionHelp(program, names.slug);
  return program;
}

/** Ends the errors of a command, and of those below it, with how to get its help. */
function mentionHelp(command: Command, usage: string): void {
  const contents = command.commands.length ? 'the commands' : 'its arguments and options';
  command.showHelpAfterError(`Run \`${usage} --help\` to see ${contents}.`);
  for (const one of command.commands) mentionHelp(one, `${usage} ${one.name()}`);
}
