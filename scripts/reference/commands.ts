import { createProgram } from '../../packages/cli/src/program.ts';
import type { Section } from './regions.ts';
import { sentence, table } from './table.ts';

type Command = ReturnType<typeof createProgram>;

const program = createProgram();
const help = program.createHelp();

function runnable(command: Command, name: readonly string[] = []): (readonly [string, Command])[] {
  if (!command.commands.length) return [[name.join(' '), command]];
  return command.commands.flatMap((each) => runnable(each, [...name, each.name()]));
}

/** The commands that can be run, by what is typed after the name of the program. */
export const commands: ReadonlyMap<string, Command> = new Map(runnable(program));

// What a reader types is code. A placeholder would otherwise be a component of the page.
const TYPED = /<[\w.-]+>|(?<![\w-])--[\w-]+|[\w-]+(?:\.[\w-]+)*\.json\b/g;

const described = (text: string) => sentence(text.replace(TYPED, '`$&`'));

/** The options that every command takes: how each is written, and what it does. */
export const globalOptions: readonly (readonly [string, string])[] = help
  .visibleOptions(program)
  .map((option) => [option.flags, help.optionDescription(option)]);

/** What one command takes besides: its arguments, then its options. */
export function termsOf(command: Command): readonly (readonly [string, string])[] {
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

/** What the commands are there for, each with the section of its name. */
export const commandList: Section = () =>
  table(
    ['Command', 'Description'],
    [...commands].map(([name, command]) => ({
      Command: `[\`${name}\`](#${name.replaceAll(' ', '-')})`,
      Description: described(command.description()),
    })),
  );

/** The usage of one command, with its arguments and options. */
export const command: Section = ({ subject }) => {
  const found = commands.get(subject);
  if (!found) throw new Error(`there is no command "${subject}"; use ${[...commands.keys()].join(', ')}.`);
  const terms = [[help.commandUsage(found), found.description()] as const, ...termsOf(found)];
  return table(
    ['Usage', 'Meaning'],
    terms.map(([usage, text]) => ({ Usage: `\`${usage}\``, Meaning: described(text) })),
  );
};

/** The options that every command takes. */
export const options: Section = () =>
  table(
    ['Option', 'Meaning'],
    globalOptions.map(([flags, text]) => ({ Option: `\`${flags}\``, Meaning: described(text) })),
  );
