import { existsSync } from 'node:fs';
import { canUseApt, installPackage } from './apt.ts';

/** Debian's packages: WebKitGTK with its WebDriver, and a display without a screen. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb'] as const;

/** How to get WebKit if it can't be installed. */
export const NO_WEBKIT = `WebKitGTK is not installed. Install it, for example Debian's packages ${PACKAGES.join(' and ')}.`;

const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** The programs that WebKit needs, and its smallest browser. */
const PROGRAMS = {
  driver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
  browser: `/usr/lib/${ARCHITECTURE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
} as const;

/** The paths of the programs, if all are installed. */
export const findInstalledWebKit = (): typeof PROGRAMS | undefined =>
  Object.values(PROGRAMS).every((program) => existsSync(program)) ? PROGRAMS : undefined;

/** Installs Debian's WebKit if there is none and apt can install it without asking for a password. Logs what it does. */
export function installWebKit(): void {
  if (!findInstalledWebKit() && canUseApt())
    for (const name of PACKAGES) {
      console.log(`Browser: installing Debian's package ${name}.`);
      installPackage(name);
    }
  const webKit = findInstalledWebKit();
  console.log(`Browser: ${webKit ? `using ${webKit.browser}.` : NO_WEBKIT}`);
}
