import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findInstalledFirefox, NO_FIREFOX } from '../../sites/firefox.ts';
import { hasProgram } from '../../sites/has-program.ts';
import { INTRO_HEADING } from '../support/page-state.ts';
import { startFirefox, type Firefox } from './firefox-page.ts';
import { KINDS_OF_PAGES } from './kinds-of-pages.ts';

const WAIT = { timeout: 20_000, interval: 50 };

/** Waits for a visible element with this name that isn't disabled, as a state lab is until it runs. Polls from here, because the frame of an app removes `Function`. */
const find = (root: Page | Frame, selector: string, name: string): Promise<ElementHandle> =>
  vi.waitFor(async () => {
    const handle = await root.evaluateHandle(
      (css, text) =>
        Array.from(document.querySelectorAll(css)).find(
          (element) =>
            element.checkVisibility() &&
            !element.matches(':disabled') &&
            (element.getAttribute('aria-label') ?? element.textContent).trim() === text,
        ),
      selector,
      name,
    );
    const element = handle.asElement();
    if (!element) throw new Error(`There is no visible ${selector} "${name}".`);
    return element as ElementHandle;
  }, WAIT);

/** Clicks an element. Looks for it again if React has replaced it in between, as on the home page. */
const click = (root: Page | Frame, selector: string, name: string): Promise<void> =>
  vi.waitFor(async () => {
    await (await find(root, selector, name)).click();
  }, WAIT);

/** Types at the end of an editor, which is in a shadow tree. */
async function typeAtEnd(page: Page, editor: string, text: string): Promise<void> {
  await (await page.waitForSelector(`>>> [role="textbox"][aria-label="${editor}"]`))!.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
}

/** Waits for a part of a page to contain a text. */
const hasText = (root: Page | Frame, text: string | RegExp, selector = 'main') =>
  vi.waitFor(async () => {
    const texts = await root.$$eval(selector, (parts) =>
      parts.map((part) => (part as HTMLElement).innerText),
    );
    expect(texts.join('\n')).toMatch(text);
  }, WAIT);

describe.runIf(hasProgram(findInstalledFirefox(), NO_FIREFOX))('in Firefox', () => {
  let firefox: Firefox;
  let page: Page;
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  beforeAll(async () => {
    firefox = await startFirefox();
    ({ page } = firefox);
  }, 60_000);
  afterAll(() => firefox.close());

  beforeEach(() => {
    firefox.problems.length = 0;
  });
  afterEach(async () => {
    // The runner shortens a list in its message.
    expect(firefox.problems, `the page is quiet: ${firefox.problems.join('\n')}`).toEqual([]);
    await page.setViewport({ width: 1280, height: 800 });
  });

  it.each(KINDS_OF_PAGES)(
    'a page loads quietly, and does not scroll sideways at 320 px: %s',
    async (path) => {
      await page.setViewport({ width: 320, height: 640 });
      await firefox.open(path);
      const hasTitleFont = () =>
        Array.from(document.fonts).some(
          ({ family, status }) => family.includes('Familjen Grotesk') && status === 'loaded',
        );
      await page.waitForFunction(hasTitleFont);
      const state = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(state).toEqual({ headings: 1, overflow: 0 });
    },
  );

  it('an unknown URL shows the not-found page with links to other pages', async () => {
    await firefox.open('/docs/react/api/statefull-hook');
    await hasText(page, 'Page Not Found');
    expect(await page.$$eval('.not-found-links a, main a', (links) => links.length)).toBeGreaterThan(2);
  });

  it('a link opens its page without a load, and Back returns to the position', async () => {
    await firefox.open('/');
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await click(page, 'a', 'Documentation');
    await hasText(page, INTRO_HEADING, 'h1');
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await click(page, 'a', 'Guides');
    await page.waitForFunction(() => location.pathname !== '/docs/intro');
    await page.goBack();
    await hasText(page, INTRO_HEADING, 'h1');
    await page.waitForFunction(() => scrollY === 500);
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  });

  it('after a link to a heading of the same page, Back returns to the position', async () => {
    await firefox.open('/docs/intro');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.table-of-contents li:last-child a')!.click(),
    );
    await page.waitForFunction(() => location.hash !== '' && scrollY > 300);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.hash === '' && scrollY === 300);
  });

  it('search opens, finds and closes with the keyboard, and returns the focus', async () => {
    await firefox.open('/docs/intro');
    await page.focus('nav button[class*="button_"]');
    const opener = await focusedText();
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { hidden: true });
    expect(await focusedText()).toBe(opener);
    await page.keyboard.press('/');
    await page.keyboard.type('stateful hook');
    await page.waitForSelector('[role="option"][aria-selected="true"]');
    await page.keyboard.press('Enter');
    await hasText(page, 'Stateful hook', 'h1');
  });

  it('the color mode switches and is remembered', async () => {
    const mode = () => page.$eval('html', (html) => html.dataset['theme']);
    await firefox.open('/docs/intro');
    expect(await mode()).toBe('dark');
    await page.click('button[aria-label^="Switch between"]');
    expect(await mode()).toBe('light');
    await firefox.open('/playground');
    expect(await mode()).toBe('light');
    await page.click('button[aria-label^="Switch between"]');
    expect(await mode()).toBe('dark');
  });

  it('the menu of a phone opens, shows the docs and follows a link', async () => {
    await page.setViewport({ width: 375, height: 740 });
    await firefox.open('/docs/intro');
    await click(page, 'button', 'Toggle navigation bar');
    await page.locator('.navbar-sidebar a[href="/docs/getting-started"]').click();
    await page.waitForFunction(() => location.pathname === '/docs/getting-started');
    await page.waitForSelector('.navbar-sidebar--show', { hidden: true });
  });

  it('tabs follow the arrow keys, and code is copied', async () => {
    await firefox.open('/docs/getting-started');
    await page.focus('[role="tab"][aria-selected="true"]');
    await page.keyboard.press('ArrowRight');
    expect(await focusedText()).toBe('pnpm');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true');
    const copy = (await page.$('[role="tabpanel"]:not([hidden]) button'))!;
    await copy.click();
    await page.waitForFunction(
      (element) => /copied/i.test(element.ariaLabel ?? element.textContent),
      {},
      copy,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^pnpm /);
  });

  it('the state lab plays a scenario', async () => {
    await firefox.open('/docs/react/api/network-state');
    await page.$eval('#lab', (lab) => lab.scrollIntoView());
    await click(page, 'button', 'Step');
    await hasText(page, /^1 of 5/, '.lab-caption');
    await hasText(page, /\d/, '.lab-log');
  });

  it('home runs its component, and its workbench sends a request', async () => {
    await firefox.open('/');
    await click(page, 'button', '7');
    await hasText(page, 'No such pet');
    // Its static HTML stays in the page, hidden. A click that begins on one and ends on the other is lost.
    await page.$eval('[data-live="workbench"]', (place) => place.scrollIntoView());
    await page.waitForFunction(() =>
      document.querySelector<HTMLElement>('[data-live="workbench"]')!.firstElementChild!.matches('[hidden]'),
    );
    await click(page, 'button', 'Open it here');
    await click(page, 'a', 'Try');
    await click(page, 'label .wb-label', 'petId');
    await page.keyboard.type('2');
    await click(page, 'button', 'Send');
    await hasText(page, 'Mia');
  });

  it('scrollbars of the playground are dark in dark mode', async () => {
    await firefox.open('/playground');
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('dark');
    const editor = (await page.waitForSelector('>>> [role="textbox"][aria-label="Spec"]'))!;
    const { right, top } = await editor.evaluate((content) => {
      const scroller = content.parentElement!.getBoundingClientRect();
      return { right: scroller.right, top: scroller.top };
    });
    const clip = { x: Math.floor(right) - 10, y: Math.floor(top) + 20, width: 8, height: 300 };
    const png = await page.screenshot({ clip, encoding: 'base64' });
    const brightest = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), { width: 8, height: 300 }).getContext(
        '2d',
      )!;
      context.drawImage(image, 0, 0);
      return context
        .getImageData(0, 0, 8, 300)
        .data.filter((_, index) => index % 4 < 3)
        .reduce((a, b) => Math.max(a, b));
    }, png);
    expect(brightest).toBeLessThan(0xc0);
  });

  it('the app of the playground runs, and an edited spec is read', async () => {
    await firefox.open('/playground');
    await hasText(page, /^10 files/, '.pg-status');
    await click(page, '[role="tab"]', 'Running app');
    const element = await page.waitForSelector('iframe');
    const frame = await element!.contentFrame();
    await click(frame, 'button', 'Rex');
    await hasText(frame, '"name": "Rex"', 'body');
    await hasText(page, 'getPetById: pending → success', '[role="log"]');
    await typeAtEnd(page, 'Spec', '    broken: [');
    await hasText(page, /HL1\d+/, '.pg-problems');
  });

  it('a change of the contract shows what stops compiling, and TypeScript checks an edit', async () => {
    await firefox.open('/break-the-contract');
    await click(page, 'button', 'Remove an operation');
    await hasText(page, "no exported member named 'useDeletePetAsync'");
    await click(page, 'button', 'Reset');
    await (await page.waitForSelector('::-p-text(Load TypeScript)'))!.click();
    // TypeScript starts with the first edit.
    await typeAtEnd(page, 'Spec after the change', '        weight: { type: number }\n');
    await hasText(page, '`weight` is added');
    await hasText(page, /TypeScript \d\S+ checked this in/);
  });
});
