import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { openHydrated, colorToggle, INTRO_HEADING } from '../support/page-state.ts';
import { test } from './offline-test.ts';

/** Longer than the site waits before it starts the worker. */
const LATER_MS = 5_000;

/** Collects what the browser's console would show, warnings included. */
function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

const registrations = (page: Page) =>
  page.evaluate(async () =>
    'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  );

async function expectUnchanged(page: Page, messages: readonly string[]): Promise<void> {
  await page.waitForTimeout(LATER_MS);
  expect(messages).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: /version|offline|storage/i })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(INTRO_HEADING);
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

const CONDITIONS: Readonly<Record<string, () => void>> = {
  'does not support service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'fails to register one': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  },
  'lacks room for the site': () => {
    StorageManager.prototype.estimate = () => Promise.resolve({ quota: 1e6, usage: 0 });
  },
  'fails to say how much room it has': () => {
    StorageManager.prototype.estimate = () => Promise.reject(new TypeError('Denied'));
  },
  'saves data': () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  },
};

for (const [condition, change] of Object.entries(CONDITIONS)) {
  test(`a browser that ${condition} shows the same, without a worker and without messages`, async ({
    page,
  }) => {
    await page.addInitScript(change);
    const messages = collectMessages(page);
    await openHydrated(page, '/docs/intro');
    await expectUnchanged(page, messages);
    expect(await registrations(page)).toBe(0);
  });
}

test('if the quota is used up while the site is stored, nothing stays behind, and the page shows the same', async ({
  page,
  context,
  host,
}) => {
  const messages = collectMessages(page);
  const session = await context.newCDPSession(page);
  // The page believes that there is room.
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = () => Promise.resolve({});
  });
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 2_000_000 });
  await openHydrated(page, '/docs/intro');
  await expect.poll(() => host.requests.includes('/sw.js')).toBe(true);
  await expect.poll(() => registrations(page)).toBe(0);
  await expectUnchanged(page, messages);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const sizes = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  });
  expect(stored).toBe(0);
});
