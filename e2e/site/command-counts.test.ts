import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCommands, readFences, readSection } from '../packed/read-fences.ts';

const page = readFileSync(new URL('../../website/docs/getting-started.mdx', import.meta.url), 'utf8');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const fencesOf = (tab: string, isReleased: boolean, ids: readonly string[]) =>
  ids.flatMap((id) => readFences(readSection(page, id), { tab, isReleased }));

const cases = ['npm', 'pnpm', 'yarn', 'bun'].flatMap((tab) => [
  { tab, isReleased: true },
  { tab, isReleased: false },
]);

it.each(cases)(
  'Getting started states its number of commands: $tab, released: $isReleased',
  ({ tab, isReleased }) => {
    const created = readCommands(fencesOf(tab, isReleased, ['create'])).length;
    expect(page).toContain(`That's ${NUMBERS[created]} commands.`);

    const added = fencesOf(tab, isReleased, ['install', 'generate', 'mock', 'component', 'provider']);
    const files = added.filter(({ title }) => title !== undefined).length;
    const commands = readCommands(added).length;
    expect(page).toContain(`that's ${NUMBERS[commands]} commands and ${NUMBERS[files]} files.`);
  },
);
