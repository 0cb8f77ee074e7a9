import type { Locator, Page } from '@playwright/test';
import { COLOR_RULES, findViolations } from '../support/axe.ts';
import { CHUNK_ERRORS, failChunks } from '../support/chunks.ts';
import { readMode, switchMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

test.use({ reducedMotion: 'reduce' });

/** One scenario of each page: how many moves of the arrow key lead to it, and how its log and its announcements end. */
const LABS = [
  ['/docs/react/api/network-state', 2, "Slot 'default': init", 'an abort is never an error'],
  ['/docs/react/api/stateful-hook', 0, 'too late and ignored', 'The newest call wins'],
  ['/docs/patterns/keyed-calls', 1, "Slot 'default': success, Milo", 'All three rows show its pet, Milo'],
  ['/docs/react/core-concepts/lifecycle-binding', 1, "Slot 'default': success, Rex", "didn't clear the slot"],
  ['/docs/patterns/storage-behavior', 2, "Slot 'default': success, Rex", 'from the server'],
] as const;

const findLab = (page: Page) => page.getByRole('region', { name: 'State lab' });
const button = (lab: Locator, name: string) => lab.getByRole('button', { name, exact: true });

/** Scrolls to the lab, which loads it. */
async function openLab(page: Page): Promise<Locator> {
  const lab = findLab(page);
  await page.locator('#lab').scrollIntoViewIfNeeded();
  await expect(button(lab, 'Play')).toBeEnabled();
  return lab;
}

/** Records what a live region says. */
const listen = (region: Locator) =>
  region.evaluate((node) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(node.textContent)).observe(node, {
      ...{ childList: true, characterData: true, subtree: true },
    });
    Object.assign(window, { said });
  });

for (const [path, moves, lastLine, announcement] of LABS)
  test(`a scenario is played by keyboard, logged and announced, and axe finds nothing: ${path}`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const lab = await openLab(page);
    await listen(lab.getByRole('status'));
    await lab.getByRole('radio').first().focus();
    for (let move = 0; move < moves; move++) await page.keyboard.press('ArrowRight');
    await expect(lab.getByRole('radio').nth(moves)).toBeChecked();

    await button(lab, 'Step').focus();
    const caption = lab.getByText(/^\d of \d/);
    const count = Number((await caption.textContent())?.split(' ').at(-1));
    for (let step = 1; step <= count; step++) {
      await page.keyboard.press('Enter');
      await expect(caption).toHaveText(`${step} of ${count}`);
    }
    await expect(button(lab, 'Step')).toBeDisabled();
    await expect(button(lab, 'Step')).toBeFocused();
    await expect(lab.getByRole('region', { name: 'Log' }).getByRole('listitem').last()).toContainText(
      lastLine,
    );
    await expect(lab.getByRole('status')).toContainText(announcement);
    const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
    expect(said.length).toBeLessThanOrEqual(await lab.getByRole('listitem').count());

    await expect.poll(() => findViolations(page, undefined, '.lab')).toEqual([]);
    const mode = await readMode(page);
    await switchMode(page, mode === 'dark' ? 'light' : 'dark');
    await expect.poll(() => findViolations(page, COLOR_RULES, '.lab')).toEqual([]);
  });

test('the lab starts without a shift and, with reduced motion, nothing moves between two moments', async ({
  page,
}) => {
  await openHydrated(page, '/docs/react/api/stateful-hook');
  await page.evaluate(() => document.fonts.ready);
  const getHeight = () => findLab(page).evaluate((node) => node.clientHeight);
  const height = await getHeight();
  const lab = await openLab(page);
  expect(await getHeight()).toBe(height);
  await button(lab, 'Play').press('Enter');
  await expect(lab).toContainText('1 of 5');
  // All changes of a moment arrive together.
  const { from, to, changes } = await lab.evaluate(
    (node) =>
      new Promise<{ from: number; to: number; changes: number }>((resolve) => {
        const timeline = node.querySelector('.lab-timeline')!;
        const moment = () => Number(/(\d) of 5/.exec(node.textContent)?.[1]);
        const from = moment();
        let changes = 0;
        new MutationObserver((found, observer) => {
          const to = moment();
          if (to === from) changes += found.filter(({ target }) => timeline.contains(target)).length;
          else {
            observer.disconnect();
            resolve({ from, to, changes });
          }
        }).observe(node, { attributes: true, characterData: true, childList: true, subtree: true });
      }),
  );
  expect(to).toBe(from + 1);
  expect(changes).toBe(0);
  expect(await lab.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
});

test('Reset keeps the focus when it can no longer be used', async ({ page }) => {
  await openHydrated(page, '/docs/react/api/stateful-hook');
  const lab = await openLab(page);
  await button(lab, 'Step').press('Enter');
  await expect(lab).toContainText('1 of 5');
  await button(lab, 'Reset').press('Enter');
  await expect(lab).toContainText('5 of 5');
  await expect(button(lab, 'Reset')).toBeFocused();
  await expect(button(lab, 'Reset')).toBeDisabled();
});

test('a reader mounts components and calls, also on a phone, and leaves the page', async ({ page }) => {
  await openHydrated(page, '/docs/patterns/storage-behavior');
  const lab = await openLab(page);
  await lab.getByRole('radio', { name: 'Your own' }).check();
  await expect(button(lab, 'Your turn')).toHaveCount(0);
  await lab.getByLabel('with').selectOption('404');
  await button(lab, 'Mount PetCard').click();
  const log = lab.getByRole('region', { name: 'Log' });
  await expect(log).toContainText("Slot 'default': error, 404");
  await button(lab, 'clear in PetCard').click();
  await expect(log.getByRole('listitem').last()).toContainText("Slot 'default': init");
  await lab.getByLabel('with').selectOption('200');
  await button(lab, 'execute in PetCard').click();
  await expect(log.getByRole('listitem').last()).toContainText("Slot 'default': success, Rex");

  await page.setViewportSize({ width: 375, height: 740 });
  const targets = await lab.locator('button, select, label').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { width, height, right } = node.getBoundingClientRect();
      return { size: Math.min(width, height), right };
    }),
  );
  expect(Math.min(...targets.map(({ size }) => size))).toBeGreaterThanOrEqual(24);
  expect(Math.max(...targets.map(({ right }) => right))).toBeLessThanOrEqual(375);

  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Stale data from an uncleared slot' }).last().click();
  await expect(heading).toHaveText(/^Stale data/);
  await expect(lab).toHaveCount(0);
  await page.goBack();
  await expect(heading).toHaveText('Storage behavior');
  await expect(await openLab(page)).toContainText('5 of 5');
});

test('a lab that is left while it is opened is closed without an error', async ({ page }) => {
  // As on a slow phone, where timers fire before React has the time to work.
  const slow = await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (message: unknown) => void;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 50);
    };
  });
  const heading = page.getByRole('heading', { level: 1 });
  const styles = page.waitForRequest(/state-lab-take-over/);
  await page.route(/state-lab-take-over/, async (route) => {
    await expect(heading).toHaveText(/^Stale data/);
    await route.continue();
  });
  await openHydrated(page, '/docs/patterns/storage-behavior');
  await page.locator('#lab').scrollIntoViewIfNeeded();
  await styles;
  const lab = await page.locator('[data-lab]').elementHandle();
  await page.getByRole('link', { name: 'Stale data from an uncleared slot' }).last().click();
  await expect.poll(() => lab.evaluate(({ childNodes }) => childNodes.length)).toBe(0);
  await slow.dispose();
});

test.describe('if the code of the lab cannot be loaded', () => {
  test.use({ allowErrors: CHUNK_ERRORS });

  test('its picture is kept, and it starts when the reader comes back to it', async ({ page }) => {
    await openHydrated(page, '/docs/patterns/keyed-calls');
    const restore = await failChunks(page);
    const failed = page.waitForEvent('requestfailed');
    await page.locator('#lab').scrollIntoViewIfNeeded();
    await failed;
    await expect(findLab(page)).toContainText('All three rows have their own pet.');
    await expect(button(findLab(page), 'Play')).toBeDisabled();
    await restore();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await openLab(page);
  });
});
