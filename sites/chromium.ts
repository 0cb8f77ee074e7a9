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

const findInstalled = () =>
  [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED].find(
    (path) => path && existsSync(path),
  );

/**
 * Finds Chromium for the browser tests, or installs it: Playwright's build, or Debian's package if that fails. Logs what it
 * does.
 *
 * @returns The path of the executable.
 * @throws Error if there is none and the installation fails. Its message says how to set a path.
 */
export async function findChromium(): Promise<string> {
  const found = findInstalled();
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
  const path = findInstalled();
  if (!path)
    throw new Error(
      'No Chromium could be installed. Install Chromium or Chrome and name it: CHROMIUM_PATH=/path npm test',
    );
  console.log(`Browser: ${path} is now installed.`);
  return path;
}
