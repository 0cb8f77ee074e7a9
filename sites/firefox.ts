import { existsSync } from 'node:fs';
import { canUseApt, installPackage } from './apt.ts';

/** Debian's package: the release with extended support. */
const PACKAGE = 'firefox-esr';

/** How to get Firefox if it can't be installed. */
export const NO_FIREFOX = `Firefox is not installed. Install it, for example Debian's package ${PACKAGE}, or set FIREFOX_PATH to a Firefox.`;

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of an installed Firefox: `FIREFOX_PATH`, or where systems install it. */
export const findInstalledFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'], ...INSTALLED].find((candidate) => candidate && existsSync(candidate));

/** Installs Debian's Firefox if there is none and apt can install it without asking for a password. Logs what it does. */
export function installFirefox(): void {
  if (!findInstalledFirefox() && canUseApt()) {
    console.log(`Browser: installing Debian's package ${PACKAGE}.`);
    installPackage(PACKAGE);
  }
  const firefox = findInstalledFirefox();
  console.log(`Browser: ${firefox ? `using ${firefox}.` : NO_FIREFOX}`);
}
