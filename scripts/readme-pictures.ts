import { chromium } from '@playwright/test';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { findInstalledChromium } from '../sites/chromium.ts';
import { createSiteServer } from '../sites/site-server.ts';

const VIEWPORT = { width: 1280, height: 860 };

/** Takes the pictures of the home page for the README, in both color modes, from the build of the site. */
export async function takeReadmePictures(): Promise<void> {
  const site = createSiteServer('website/build').listen(0, '127.0.0.1');
  await once(site, 'listening');
  const executablePath = findInstalledChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const theme of ['light', 'dark']) {
    const tab = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    await tab.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await tab.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' });
    await tab.getByRole('heading', { name: 'Bello' }).waitFor();
    await tab.screenshot({ path: `.github/home-${theme}.png`, animations: 'disabled' });
  }
  await browser.close();
  site.close();
}
