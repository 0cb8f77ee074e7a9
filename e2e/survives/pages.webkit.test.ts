import { Key } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasProgram } from '../../sites/has-program.ts';
import { findInstalledWebKit, NO_WEBKIT } from '../../sites/webkit.ts';
import { KINDS_OF_PAGES } from './kinds-of-pages.ts';
import { startWebKit, WINDOW, type WebKit } from './webkit-page.ts';

describe.runIf(hasProgram(findInstalledWebKit()?.driver, NO_WEBKIT))("in WebKit, Safari's engine", () => {
  let webKit: WebKit;
  const run = <T>(script: () => T) => webKit.driver.executeScript<T>(script);

  beforeAll(async () => {
    webKit = await startWebKit();
  }, 60_000);
  afterAll(() => webKit.close());

  it.each(KINDS_OF_PAGES)('a page loads, and does not scroll sideways: %s', async (path) => {
    await webKit.open(path);
    await webKit.until(
      () =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Familjen Grotesk') && status === 'loaded',
        ),
      'the font of titles',
    );
    const state = await run(() => ({
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(state).toEqual({ headings: 1, overflow: 0 });
  });

  it('a link opens its page without a load, and Back returns to the position', async () => {
    await webKit.open('/');
    await run(() => {
      Object.assign(window, { isKept: true });
    });
    await webKit.click('nav a', 'Documentation');
    await webKit.until(() => location.pathname === '/docs/intro', 'the introduction');
    await webKit.find('h1', 'What is Hookloom?');
    await run(() => scrollTo({ top: 500, behavior: 'instant' }));
    await webKit.until(() => scrollY === 500, 'the position');
    await webKit.click('nav a', 'Guides');
    await webKit.until(() => location.pathname !== '/docs/intro', 'the guides');
    await webKit.driver.navigate().back();
    await webKit.until(() => scrollY === 500 && location.pathname === '/docs/intro', 'the position again');
    expect(await run(() => 'isKept' in window)).toBe(true);
  });

  it('after a link to a heading of the same page, Back returns to the position', async () => {
    await webKit.open('/docs/intro');
    await run(() => {
      scrollTo({ top: 300, behavior: 'instant' });
      document.querySelector<HTMLElement>('.table-of-contents li:last-child a')!.click();
    });
    await webKit.until(() => location.hash !== '' && scrollY > 300, 'the heading');
    await run(() => history.back());
    await webKit.until(() => location.hash === '' && scrollY === 300, 'the position again');
  });

  it('search opens, finds and closes with the keyboard, and returns the focus', async () => {
    await webKit.open('/docs/intro');
    await run(() => document.querySelector<HTMLElement>('nav button[class*="button_"]')!.focus());
    await webKit.pressControl('k');
    await webKit.find('dialog[open]');
    await webKit.type(Key.ESCAPE);
    await webKit.until(
      () =>
        !document.querySelector('dialog[open]') &&
        document.activeElement?.matches('nav button[class*="button_"]'),
      'the focus before the search',
    );
    await webKit.type('/');
    await webKit.find('dialog[open] input');
    await webKit.type('stateful hook');
    await webKit.find('[role="option"][aria-selected="true"]');
    await webKit.type(Key.ENTER);
    await webKit.find('h1', 'Stateful hook');
  });

  it('the color mode switches and is remembered', async () => {
    const mode = () => run(() => document.documentElement.dataset['theme']);
    await webKit.open('/docs/intro');
    expect(await mode()).toBe('dark');
    await webKit.click('button[aria-label^="Switch between"]');
    expect(await mode()).toBe('light');
    await webKit.open('/playground');
    expect(await mode()).toBe('light');
    await webKit.click('button[aria-label^="Switch between"]');
    expect(await mode()).toBe('dark');
  });

  it('the menu of a phone opens, shows the docs and follows a link', async () => {
    const window = webKit.driver.manage().window();
    onTestFinished(async () => {
      await window.setRect(WINDOW);
    });
    await window.setRect({ width: 400, height: 800 });
    await webKit.open('/docs/intro');
    await webKit.click('button', 'Toggle navigation bar');
    await webKit.click('.navbar-sidebar--show a[href="/docs/getting-started"]');
    await webKit.until(
      () => location.pathname === '/docs/getting-started' && !document.querySelector('.navbar-sidebar--show'),
      'the page without the menu',
    );
  });

  it('tabs follow the arrow keys, and code is copied', async () => {
    await webKit.open('/docs/getting-started');
    await run(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')!.focus());
    await webKit.type(Key.ARROW_RIGHT);
    await webKit.until(() => document.activeElement?.textContent === 'pnpm', 'the focus on pnpm');
    await webKit.type(Key.ENTER);
    await webKit.until(() => document.activeElement?.ariaSelected === 'true', 'the selected tab');
    await webKit.click('[role="tabpanel"]:not([hidden]) button');
    await webKit.until(
      () => /copied/i.test(document.querySelector('[role="tabpanel"]:not([hidden]) button')!.ariaLabel!),
      'the copied code',
    );
  });

  it('the state lab plays a scenario', async () => {
    await webKit.open('/docs/react/api/network-state');
    await run(() => document.querySelector('#lab')!.scrollIntoView());
    await webKit.click('button', 'Step');
    await webKit.until(
      () => (document.querySelector<HTMLElement>('.lab-caption')?.innerText ?? '').startsWith('1 of 5'),
      'a step',
    );
  });

  it('home runs its component, and its workbench sends a request', async () => {
    await webKit.open('/');
    await webKit.click('button', '7');
    await webKit.until(
      () => document.querySelector('main')!.innerText.includes('No such pet'),
      'the documented error',
    );
    // Its static HTML stays in the page, hidden. A click that begins on one and ends on the other is lost.
    await run(() => document.querySelector('[data-live="workbench"]')!.scrollIntoView());
    await webKit.until(
      () => document.querySelector('[data-live="workbench"]')!.firstElementChild!.matches('[hidden]'),
      'the live workbench',
    );
    await webKit.click('button', 'Open it here');
    await webKit.click('nav.wb-tabs a', 'Try');
    await webKit.click('label .wb-label', 'petId');
    await webKit.type('2');
    await webKit.click('button', 'Send');
    await webKit.until(() => document.querySelector('main')!.innerText.includes('Mia'), 'the pet');
  });

  it('the app of the playground runs, and an edited spec is read', async () => {
    await webKit.open('/playground');
    await webKit.click('[role="tab"]', 'Running app');
    const frame = await webKit.find('iframe');
    await webKit.driver.switchTo().frame(frame);
    await webKit.click('button', 'Rex');
    await webKit.until(() => document.body.innerText.includes('"name": "Rex"'), 'the pet in the app');
    await webKit.driver.switchTo().defaultContent();
    await webKit.until(
      () =>
        document
          .querySelector<HTMLElement>('[role="log"]')!
          .innerText.includes('getPetById: pending → success'),
      'the call in the log',
    );
    await webKit.goToEnd('Spec');
    await webKit.type('    broken: [');
    await webKit.until(
      () => /HL1\d+/.test(document.querySelector<HTMLElement>('.pg-problems')?.innerText ?? ''),
      'the problem',
    );
  });

  it('a change of the contract shows what stops compiling, and TypeScript checks an edit', async () => {
    await webKit.open('/break-the-contract');
    await webKit.click('button', 'Remove an operation');
    await webKit.until(
      () =>
        document.querySelector('main')!.innerText.includes("no exported member named 'useDeletePetAsync'"),
      'the error',
    );
    await webKit.click('button', 'Reset');
    await (await webKit.driver.findElement({ xpath: "//button[contains(., 'Load TypeScript')]" })).click();
    await webKit.goToEnd('Spec after the change');
    await webKit.type('        weight: { type: number }\n');
    await webKit.until(
      () => /TypeScript \d\S+ checked this in/.test(document.querySelector('main')!.innerText),
      'the check',
    );
  });
});
