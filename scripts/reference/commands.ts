import { createProgram } from '../../packages/cli/src/program.ts';
import type { Section } from './regions.ts';
import { sentence, table } from './table.ts';

type Command = ReturnType<typeof createProgram>;

const program = createProgram();
const help = program.createHelp();

function runnableCommands(command: Command, name: readonly string[] = []): (readonly [string, Command])[] {
  if (!command.commands.length) return [[name.join(' '), command]];
  return command.commands.flatMap((each) => runnableCommands(each, [...name, each.name()]));
}

/** The runnable commands by the text that follows the program's name. */
export const commands: ReadonlyMap<string, Command> = new Map(runnableCommands(program));

// Formatted as code. MDX would parse a placeholder as a component.
const TYPED = /<[\w.-]+>|(?<![\w-])--[\w-]+|[\w-]+(?:\.[\w-]+)*\.json\b/g;

const formatDescription = (text: string) => sentence(text.replace(TYPED, '`$&`'));

/** The options shared by all commands: flags and description. */
export const globalOptions: readonly (readonly [string, string])[] = help
  .visibleOptions(program)
  .map((option) => [option.flags, help.optionDescription(option)]);

/** A command's own arguments and options. */
export function commandTerms(command: Command): readonly (readonly [string, string])[] {
  const shared = new Set(globalOptions.map(([flags]) => flags));
  const own = help.visibleOptions(command).filter(({ flags }) => !shared.has(flags));
  return [
    ...help.visibleArguments(command).map((argument) => {
      const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
      return [argument.required ? `<${name}>` : `[${name}]`, help.argumentDescription(argument)] as const;
    }),
    ...own.map((option) => [option.flags, help.optionDescription(option)] as const),
  ];
}

/** Lists the commands with their descriptions and links to their sections. */
export const commandList: Section = () =>
  table(
    ['Command', 'Description'],
    [...commands].map(([name, command]) => ({
      Command: `[\`${name}\`](#${name.replaceAll(' ', '-')})`,
      Description: formatDescription(command.description()),
    })),
  );

/** The usage, arguments and options of a command. */
export const command: Section = ({ subject }) => {
  const found = commands.get(subject);
  if (!found) throw new Error(`there is no command "${subject}"; use ${[...commands.keys()].join(', ')}.`);
  const terms = [[help.commandUsage(found), found.description()] as const, ...commandTerms(found)];
  return table(
    ['Usage', 'Meaning'],
    terms.map(([usage, text]) => ({ Usage: `\`${usage}\``, Meaning: formatDescription(text) })),
  );
};

/** The options shared by all commands. */
export const options: Section = () =>
  table(
    ['Option', 'Meaning'],
    globalOptions.map(([flags, text]) => ({ Option: `\`${flags}\``, Meaning: formatDescription(text) })),
  );
