import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, Key, type WebDriver, type WebElement, error } from 'selenium-webdriver';
import { findInstalledWebKit, NO_WEBKIT } from '../../sites/webkit.ts';
import { createSiteServer } from '../../sites/site-server.ts';
import { siteDirectory } from '../support/built-site.ts';

/** The built site in WebKitGTK, with the engine of Safari. */
export interface WebKit {
  readonly driver: WebDriver;
  /** Loads a page and waits for hydration. */
  readonly open: (path: string) => Promise<void>;
  /** Waits for a visible element with this name, and scrolls it into view: the driver doesn't wait for a smooth scroll. */
  readonly find: (selector: string, name?: string) => Promise<WebElement>;
  readonly click: (selector: string, name?: string) => Promise<void>;
  /** Presses a key with Control. */
  readonly pressControl: (key: string) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Focuses an editor, which is in a shadow tree, and goes to its end. */
  readonly goToEnd: (editor: string) => Promise<void>;
  /** Waits until a function in the page returns something truthy. */
  readonly until: (check: () => unknown, what: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const TIMEOUT_MS = 40_000;

/** Errors of a click that did nothing. */
const REPEATED = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
];

/** The size of its window, in pixels. */
export const WINDOW = { width: 1280, height: 900 } as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a display, and resolves with its name, such as `:1`. */
async function startDisplay(program: string): Promise<[display: ChildProcess, name: string]> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  return [display, `:${number.toString().trim()}`];
}

async function isReady(url: string): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts++) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The WebDriver doesn't respond at ${url}.`);
}

/** Serves the built site and opens it in WebKitGTK, with one window for all tests: it takes a second to start. */
export async function startWebKit(): Promise<WebKit> {
  const programs = findInstalledWebKit();
  if (!programs) throw new Error(NO_WEBKIT);
  const server = createSiteServer(siteDirectory());
  await once(server.listen(0), 'listening');
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;

  const [display, DISPLAY] = await startDisplay(programs.display);
  const port = await freePort();
  const driverProcess = spawn(programs.driver, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY },
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await isReady(url);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect(WINDOW);

  const until: WebKit['until'] = async (check, what) => {
    await driver.wait(() => driver.executeScript(check), TIMEOUT_MS, what);
  };
  const find: WebKit['find'] = (selector, name = '') =>
    driver.wait(
      () =>
        driver.executeScript<WebElement | null>(
          (css: string, text: string) => {
            const element = [...document.querySelectorAll(css)].find(
              (one) =>
                one.checkVisibility() &&
                !one.matches(':disabled') &&
                (text === '' || (one.getAttribute('aria-label') ?? one.textContent).trim() === text),
            );
            if (!element) return null;
            const { top, bottom, left } = element.getBoundingClientRect();
            if (top < 0 || bottom > innerHeight)
              element.scrollIntoView({ block: 'center', behavior: 'instant' });
            // What slides in can't be clicked before.
            return left < 0 ? null : element;
          },
          selector,
          name,
        ),
      TIMEOUT_MS,
      `There is no visible ${selector} "${name}".`,
    ) as Promise<WebElement>;

  const pressControl: WebKit['pressControl'] = (key) =>
    driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();

  return {
    driver,
    open: async (path) => {
      await driver.get(origin + path);
      await until(() => document.documentElement.dataset['hasHydrated'] === 'true', 'hydration');
    },
    find,
    click: async (selector, name) => {
      // Looks for it again if it moved or was replaced in between.
      await driver.wait(
        async () => {
          const element = await find(selector, name);
          return element.click().then(
            () => true,
            (failure: unknown) => {
              if (REPEATED.some((kind) => failure instanceof kind)) return false;
              throw failure;
            },
          );
        },
        TIMEOUT_MS,
        `${selector} ${name ?? ''} can't be clicked.`,
      );
    },
    pressControl,
    type: (text) => driver.actions().sendKeys(text).perform(),
    goToEnd: async (editor) => {
      await driver.wait(
        () =>
          driver.executeScript((label: string) => {
            const content = [...document.querySelectorAll('*')]
              .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>(`[role="textbox"]`))
              .find((element) => element?.ariaLabel === label);
            content?.focus();
            return content !== undefined;
          }, editor),
        TIMEOUT_MS,
        `There is no editor "${editor}".`,
      );
      await pressControl(Key.END);
    },
    until,
    close: async () => {
      await driver.quit();
      driverProcess.kill();
      display.kill();
      server.closeAllConnections();
      server.close();
    },
  };
}
