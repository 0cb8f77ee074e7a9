import type { FrameLocator, Locator, Page } from '@playwright/test';
import { COLOR_RULES, findViolations } from '../support/axe.ts';
import { switchMode } from '../support/color-mode.ts';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

type App = { page: Page; panel: Locator; frame: FrameLocator; log: Locator };

async function openApp(page: Page): Promise<App> {
  await openHydrated(page, '/playground');
  await page.getByRole('tab', { name: 'Running app' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Running app' });
  const app = { page, panel, frame: panel.frameLocator('iframe'), log: panel.getByRole('log') };
  await expect(app.frame.getByRole('button', { name: 'Rex' })).toBeVisible();
  return app;
}

/** Replaces the component, by keyboard. */
async function write({ page, panel }: App, code: string): Promise<void> {
  await panel.getByRole('textbox', { name: 'Component' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  // To type over a selection, Chromium makes a style attribute, which the page's policy blocks.
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(code);
}

const component = (body: string, before = '') =>
  `import { useEffect, useState } from 'react';\n${before}\nexport default function App() { ${body} }\n`;

test('an app runs on the generated hooks and a mock, with each call and state in the log', async ({
  page,
}) => {
  const app = await openApp(page);
  const { panel, frame, log } = app;
  await frame.getByRole('button', { name: 'Rex' }).click();
  await expect(frame.getByText('"name": "Rex"')).toBeVisible();
  await expect(log).toContainText('findPetsByStatus: init → pending');
  await expect(log).toContainText(/GET \/api\/pet\/12 → 200 in \d+ ms/);
  await expect(log).toContainText('getPetById: pending → success (200, 12 Rex)');

  const pets = frame.getByRole('listitem');
  const count = await pets.count();
  await frame.getByRole('button', { name: 'Add a pet' }).press('Enter');
  await expect(pets).toHaveCount(count + 1);

  const latency = panel.getByRole('slider', { name: 'Latency' });
  await latency.press('Home');
  await latency.press('ArrowRight');
  await expect(latency).toHaveAttribute('aria-valuetext', '100 ms');
  await panel.getByRole('checkbox', { name: 'Fail the next call' }).press('Space');
  await frame.getByRole('button', { name: 'Reload' }).click();
  await expect(frame.getByRole('alert')).toHaveText('The call failed: http');
  await expect(panel.getByRole('checkbox', { name: 'Fail the next call' })).not.toBeChecked();
  await panel.getByRole('checkbox', { name: 'Offline' }).check();
  await frame.getByRole('button', { name: 'Reload' }).click();
  await expect(frame.getByRole('alert')).toHaveText('The call failed: network');
  await expect(log).toContainText('findPetsByStatus: pending → error (network offline)');
  await panel.getByRole('checkbox', { name: 'Offline' }).uncheck();
  await panel.getByRole('button', { name: 'Reset data' }).click();
  await expect(pets).toHaveCount(count);

  await write(
    app,
    component(
      `return <form onSubmit={(event) => { event.preventDefault(); setName('sent'); }}><button>Send {name}</button></form>;`.replace(
        'return',
        "const [name, setName] = useState(''); return",
      ),
    ),
  );
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByRole('button', { name: 'Send sent' })).toBeVisible();
  await panel.getByRole('button', { name: 'Reset component' }).click();
  await expect(frame.getByRole('button', { name: 'Rex' })).toBeVisible();
});

test.describe('a component that fails', () => {
  test.use({ allowErrors: [/ran for more than a second|Maximum call stack|undefined/] });

  const failures = [
    [
      'throws',
      component('const pet: any = undefined; return pet.name;'),
      'Cannot read properties of undefined',
      3,
    ],
    ['loops while it renders', component('for (;;) {}'), 'more than a second', 3],
    [
      'loops in an effect',
      component('useEffect(() => { while (true); }); return null;'),
      'more than a second',
      3,
    ],
    [
      'never stops setting state',
      component('const [n, set] = useState(0); useEffect(() => set(n + 1)); return n;'),
      'updates itself',
      0,
    ],
    [
      'calls itself and hides it',
      component('f(); return null;', 'function f() { try { f(); } catch { f(); } }'),
      'more than a second',
      2,
    ],
    ['can not be read', component('return (;'), 'can not be read', 3],
  ] as const;

  test('stops, with its line, and the page does not', async ({ page }) => {
    const app = await openApp(page);
    const { panel, frame } = app;
    for (const [title, code, message, line] of failures)
      await test.step(title, async () => {
        await write(app, code);
        const alert = panel.getByRole('alert');
        await expect(alert).toContainText(message);
        await expect(panel.locator('iframe')).toHaveCount(0);
        if (line > 0) await expect(alert.getByRole('button', { name: `Go to line ${line}` })).toBeVisible();
      });
    await panel.getByRole('button', { name: /^Go to line/ }).click();
    await expect(panel.getByRole('textbox', { name: 'Component' })).toBeFocused();
    await panel.getByRole('button', { name: 'Reset component' }).click();
    await expect(frame.getByRole('button', { name: 'Rex' })).toBeVisible();
  });
});

test.describe('a hostile component', () => {
  test.use({ allowErrors: [/Content Security Policy|Refused to|violates|sandbox/] });

  test('reaches neither the page nor storage nor the network', async ({ page, origin }) => {
    const app = await openApp(page);
    const requests: string[] = [];
    page.on('response', (response) => requests.push(response.url()));
    const attempts = `
const attempts: Record<string, () => unknown> = {
  parent: () => parent.document.title,
  top: () => (top!.location.href = '${origin}/docs/intro'),
  storage: () => localStorage.length,
  session: () => sessionStorage.length,
  cookie: () => document.cookie,
  database: () => indexedDB.open('a'),
  socket: () => new WebSocket('ws://localhost:1'),
  window: () => open('${origin}/leak')!.document,
  code: () => new Function('return 1')(),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try { attempt(); console.log(name, 'is open'); } catch { console.log(name, 'is closed'); }
}
const image = new Image();
image.src = '${origin}/leak.png';
navigator.sendBeacon('${origin}/leak');
const request = new XMLHttpRequest();
request.onerror = () => console.log('request is closed');
request.open('GET', '${origin}/leak');
request.send();
fetch('${origin}/leak').then((response) => console.log('fetch is', response.status));
parent.postMessage({ type: 'crash', crash: { kind: 'error', message: { toString: 'a' } } }, '*');
parent.postMessage({ type: 'request', id: 'x' }, '*');
`;
    await write(app, component('return <p>Done</p>;', attempts));
    await expect(app.log).toContainText('request is closed');
    // The mock responds that the path isn't in the spec.
    await expect(app.log).toContainText('fetch is 404');
    for (const name of ['parent', 'top', 'storage', 'session', 'cookie', 'database', 'window', 'code'])
      await expect(app.log).toContainText(`${name} is closed`);
    await expect(app.frame.getByText('Done')).toBeVisible();
    expect(requests.filter((url) => /leak|localhost:1\b|intro/.test(url))).toEqual([]);

    await write(
      app,
      component(`useEffect(() => { location.href = '${origin}/llms.txt'; }, []); return null;`),
    );
    await expect(app.panel.getByRole('alert')).toContainText('left its page');
    await expect(page).toHaveURL(/\/playground/);
  });
});

test('axe finds nothing in the running app in either mode, and it fits a phone', async ({ page }) => {
  const { log } = await openApp(page);
  await expect(log).toContainText('success');
  expect(await findViolations(page, undefined, '.hl-app')).toEqual([]);
  await switchMode(page, 'light');
  await expect.poll(() => findViolations(page, COLOR_RULES, '.hl-app')).toEqual([]);
  await page.setViewportSize({ width: 375, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(375);
});
