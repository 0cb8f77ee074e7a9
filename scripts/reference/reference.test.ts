import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { diagnosticCodes } from './diagnostics.ts';
import { referencePages } from './pages.ts';
import { isFunction, runtime } from './react-program.ts';

const MEND =
  'The page differs from the source: run `npm run reference`, look at the difference and commit it';

const pages = await referencePages();
const everything = pages.map(({ text }) => text).join('\n');
const asked = [...everything.matchAll(/^\{\/\* reference: ([\w-]+) ?(.*?) *\*\/\}$/gm)].map(
  ([, kind = '', subject = '']) => ({ kind, subject }),
);
const subjectsOf = (...kinds: string[]) =>
  asked.filter(({ kind }) => kinds.includes(kind)).map(({ subject }) => subject);

it.each(pages)('$file is as the source has it', ({ text, updated }) => {
  expect(text, MEND).toBe(updated);
});

describe('has a place for', () => {
  it.each([...commands.keys()])('the command %s, under a heading of its own', (name) => {
    expect(subjectsOf('command')).toContain(name);
    expect(everything).toMatch(new RegExp(`^#+ ${name} \\{#${name.replace(' ', '-')}\\}$`, 'm'));
  });

  it.each(['commands', 'options', 'configuration'])('the %s', (kind) => {
    expect(subjectsOf(kind)).toEqual(['']);
  });

  it.each(Object.keys(diagnosticCodes))('the diagnostic %s, with an anchor', (code) => {
    expect(everything).toContain(
      `\n| <Anchor id="${code.toLowerCase()}" href="/docs/diagnostics/${code.toLowerCase()}">${code}</Anchor> |`,
    );
  });

  it('each diagnostic, and no other, a page', () => {
    const files = readdirSync('website/docs/diagnostics').filter((file) => file !== 'index.md');
    expect(files).toEqual(
      Object.keys(diagnosticCodes)
        .sort()
        .map((code) => `${code.toLowerCase()}.md`),
    );
  });

  it.each([...runtime.keys()])('the export %s, in the list and where it is declared', (name) => {
    const listed = subjectsOf('exports').flatMap((subject) => subject.split(' '));
    expect(listed.filter((each) => each === name)).toHaveLength(1);
    expect(everything, `Give the list a link: [\`${name}\`]: ./page.md`).toContain(`\n[\`${name}\`]: .`);
    const declared = isFunction(runtime.get(name)!)
      ? subjectsOf('signature')
      : subjectsOf('signature', 'fields', 'members');
    expect(declared.flatMap((subject) => subject.split(' '))).toContain(name);
  });
});
