import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canUseApt, installPackage, updateLists } from './apt.ts';

/** Debian's package: the release with extended support. */
const PACKAGE = 'firefox-esr';

/** In older releases, such as 140, a page's Content Security Policy also stops the functions of the driver. */
const OLDEST = 153;

/** Debian's package lists may arrive in part. Without the security updates, they have an older release. */
const ATTEMPTS = 3;

/** How to get Firefox if it can't be installed. */
export const NO_FIREFOX = `Firefox ${OLDEST} or later is not installed. Install it, for example Debian's package ${PACKAGE}, or set FIREFOX_PATH to a Firefox.`;

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** 0 if it doesn't start, such as the placeholder for a package of another kind. */
function versionOf(firefox: string): number {
  try {
    const text = execFileSync(firefox, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/Firefox (\d+)/.exec(text)?.[1]);
  } catch {
    return 0;
  }
}

/** The path of an installed Firefox that is new enough: `FIREFOX_PATH`, or where systems install it. */
export const findInstalledFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'], ...INSTALLED].find(
    (candidate) => candidate && existsSync(candidate) && versionOf(candidate) >= OLDEST,
  );

/** Installs Debian's Firefox if there is none, or only an older one, and apt can install it without asking for a password. Logs what it does. */
export function installFirefox(): void {
  for (let attempt = 0; attempt < ATTEMPTS && !findInstalledFirefox() && canUseApt(); attempt += 1) {
    console.log(`Browser: installing Debian's package ${PACKAGE}.`);
    updateLists();
    installPackage(PACKAGE);
  }
  const firefox = findInstalledFirefox();
  console.log(`Browser: ${firefox ? `using ${firefox}.` : NO_FIREFOX}`);
}
