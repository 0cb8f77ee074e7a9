import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { createApp, createCommand } from './create-app.ts';
import { startServer } from './start-server.ts';
import { openApp, openTab } from './open-app.ts';
import { readFences, type Fence } from './read-fences.ts';
import { run } from './run.ts';
import { runInSequence } from './run-in-sequence.ts';
import { takePicture } from '../pictures/take-picture.ts';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const page = await read('../../website/docs/react/tutorial/basic-application.md');
const steps = page.split(/^(?=## )/m).filter((section) => /^## \d/.test(section));

const CREATE = createCommand('pet-shop');

/** Commands that don't run as written, and why. */
const ADJUSTED: Readonly<Record<string, string>> = {
  [CREATE]:
    'the newest of a day is no subject of the test: a version that Node 20.19 runs, and fixed dependencies',
  'cd pet-shop': 'changes the folder of the commands that follow',
  'npm run dev': 'does not end: it runs while a step is looked at',
};

const app = join(inject('workspace'), 'pet-shop');

const commandsOf = ({ language, code }: Fence) =>
  language === 'bash' ? code.replace(/\\\n\s*/g, '').split('\n') : [];

/** Performs a step: writes its files and runs its commands in order. */
async function followStep(number: number, signal: AbortSignal): Promise<string> {
  let output = '';
  for (const fence of readFences(steps[number - 1] ?? '')) {
    if (fence.title) {
      const file = join(app, fence.title);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, fence.code);
    }
    for (const command of commandsOf(fence)) {
      if (command === CREATE) await createApp('pet-shop', signal);
      if (command in ADJUSTED) continue;
      const { stdout, stderr } = await run(command, app, { signal });
      expect(stderr, command).toBe('');
      output += stdout;
    }
  }
  return output;
}

/** Performs steps, checks types, and opens the app on the dev server. */
async function openAfterSteps(numbers: readonly number[], signal: AbortSignal) {
  for (const number of numbers) await followStep(number, signal);
  await run('npx tsc -b', app, { signal });
  const address = await startServer('npm run dev', app);
  const { tab, problems } = await openTab();
  await tab.goto(address);
  return { tab, problems };
}

const button = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });

describe('the tutorial, followed from an empty folder', () => {
  runInSequence();

  it('has nine steps, and the listed commands that are run differently', () => {
    expect(steps.map((step) => step.slice(3, 5))).toEqual(steps.map((_, i) => `${i + 1}.`));
    const commands = readFences(page).flatMap(commandsOf);
    expect(commands).toEqual(expect.arrayContaining(Object.keys(ADJUSTED)));
  });

  it('creates an application and generates the hooks that it lists', async ({ signal }) => {
    await followStep(1, signal);
    expect(await followStep(2, signal)).toContain('petstore: wrote');
    const [listed] = readFences(steps[1] ?? '').filter(({ language }) => language === 'text');
    expect((await readdir(join(app, 'src/hookloom/petstore'))).sort()).toEqual(listed?.code.split('\n'));
  });

  it('lists Bello and Mia, no pending pet, and an alert in place of those that are sold', async ({
    signal,
  }) => {
    const { tab, problems } = await openAfterSteps([3, 4, 5], signal);
    await button(tab, 'Bello').waitFor();
    await button(tab, 'Mia').waitFor();
    await takePicture(tab, 'tutorial-list', 280);
    await button(tab, 'pending').click();
    await tab.locator('ul:empty').waitFor({ state: 'attached' });
    await button(tab, 'sold').click();
    await tab.getByRole('alert').getByText('http').waitFor();
    expect(problems).toEqual([]);
  });

  it('shows Mia on the card when she is chosen after Bello', async ({ signal }) => {
    const { tab, problems } = await openAfterSteps([6], signal);
    await button(tab, 'Bello').click();
    await button(tab, 'Mia').click();
    await tab.getByRole('heading', { name: 'Mia', exact: true }).waitFor();
    await tab.getByText('Number 2, available').waitFor();
    await takePicture(tab, 'tutorial-card', 440);
    await button(tab, 'Close').click();
    await tab.getByRole('article').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('adds Luna to the list, and rejects a pet without a name', async ({ signal }) => {
    const { tab, problems } = await openAfterSteps([7], signal);
    await tab.getByRole('textbox', { name: 'Name' }).fill('Luna');
    await button(tab, 'Add').click();
    await button(tab, 'Luna').waitFor();
    await button(tab, 'Add').click();
    await tab.getByRole('alert').getByText('Give the pet a name.').waitFor();
    await button(tab, 'sold').click();
    await tab.getByText('Give the pet a name.').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('says that the shop is busy, and shows Rex on retry', async ({ signal }) => {
    const { tab, problems } = await openAfterSteps([8], signal);
    await button(tab, 'sold').click();
    const alert = tab.getByRole('alert');
    await alert.getByText('The shop is busy.').waitFor();
    await takePicture(tab, 'tutorial-error', 280);
    await button(tab, 'Try again').click();
    await button(tab, 'Rex').waitFor();
    expect(await alert.count()).toBe(0);
    await button(tab, 'available').click();
    await button(tab, 'Bello').waitFor();
    await button(tab, 'sold').click();
    await button(tab, 'Rex').waitFor();
    expect(problems).toEqual([]);
  });

  it('builds an app that lists Bello and Mia, without a warning', async ({ signal }) => {
    expect(await followStep(9, signal)).not.toMatch(/warn/i);
    const { tab, origin, problems } = await openApp(join(app, 'dist'));
    await tab.goto(origin);
    await button(tab, 'Bello').waitFor();
    await button(tab, 'Mia').waitFor();
    expect(problems).toEqual([]);
  });
});
