import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { aptGet, canUseApt, installPackage, run } from './apt.ts';

/** Debian's package of Chromium without its windows. Tests take half of the processor time in it. */
const SHELL_PACKAGE = 'chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The headless shell that Playwright installs, in the directory next to its Chromium's. */
function playwrightShells(): string[] {
  const beside = chromium.executablePath().replace(/chromium-(?=\d)/, 'chromium_headless_shell-');
  const [directory] = /^.*chromium_headless_shell-\d+/.exec(beside) ?? [];
  if (!directory || !existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^chrome-headless-shell(?:\.exe)?$/.test(path.basename(file)))
    .map((file) => path.join(directory, file));
}

const firstExisting = (paths: readonly (string | undefined)[]) =>
  paths.find((candidate) => candidate && existsSync(candidate));

const findShell = () =>
  firstExisting([process.env['CHROMIUM_PATH'], ...playwrightShells(), `/usr/bin/${SHELL_PACKAGE}`]);

/** The path of an installed Chromium for browser tests: `CHROMIUM_PATH`, a headless shell, or a whole browser. */
export const findInstalledChromium = (): string | undefined =>
  findShell() ?? firstExisting([chromium.executablePath(), ...INSTALLED]);

/**
 * Finds Chromium for the browser tests, or installs it. Prefers the headless shell. If it is missing and apt can install it
 * without asking for a password, installs Debian's package. Otherwise, uses an installed browser. If there is none, installs
 * Playwright's headless shell or Debian's browser. Logs what it does.
 *
 * @returns The path of the executable.
 * @throws Error if there is none and the installation fails. Its message says how to set a path.
 */
export async function findChromium(): Promise<string> {
  if (!findShell() && canUseApt()) {
    console.log(`Browser: installing Debian's package ${SHELL_PACKAGE}, in which tests take half the time.`);
    if (!installPackage(SHELL_PACKAGE)) console.log(`Browser: ${SHELL_PACKAGE} could not be installed.`);
  }
  if (!findInstalledChromium()) {
    console.log('Browser: none is installed. Asking Playwright for its headless shell.');
    if (!run('npx', ['playwright', 'install', '--only-shell', 'chromium']) && canUseApt()) {
      console.log("Browser: Playwright's download failed. Installing Debian's package chromium.");
      aptGet(['update']);
      aptGet(['install', '-y', '--no-install-recommends', 'chromium']);
    }
  }
  const found = findInstalledChromium();
  if (!found)
    throw new Error(
      'No Chromium could be installed. Install Chromium or Chrome and name it: CHROMIUM_PATH=/path npm test',
    );
  console.log(`Browser: using ${found}.`);
  return found;
}
