import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

const installed = () =>
  [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED].find(
    (path) => path && existsSync(path),
  );

/**
 * Finds a Chromium for the browser tests, or else installs one: Playwright's own, or Debian's package where that is
 * refused. Says what it did.
 *
 * @returns The path of the browser's program.
 * @throws Error when there is none and none can be installed; it says how to name one.
 */
export async function findChromium(): Promise<string> {
  const found = installed();
  if (found) {
    console.log(`Browser: ${found} is installed.`);
    return found;
  }
  console.log('Browser: none is installed. Asking Playwright for its Chromium.');
  if (!attempt(() => run('npx', 'playwright', 'install', 'chromium'))) {
    console.log("Browser: Playwright's download was refused. Installing Debian's package chromium.");
    attempt(() => run('apt-get', 'update'));
    attempt(() => run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium'));
  }
  const path = installed();
  if (!path)
    throw new Error(
      'No Chromium could be installed. Install Chromium or Chrome and name it: CHROMIUM_PATH=/path npm test',
    );
  console.log(`Browser: ${path} is now installed.`);
  return path;
}
