import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const theme = createRequire(createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json'));

it("the installed progress bar's constants are: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms", () => {
  const { settings } = theme('nprogress') as { settings: Record<string, unknown> };
  expect(settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickle: true,
    trickleRate: 0.02,
    trickleSpeed: 800,
  });
});

it('the installed theme changes only the spinner, and starts the bar after 200 ms', () => {
  const source = readFileSync(theme.resolve('@docusaurus/theme-classic/lib/nprogress.js'), 'utf8');
  expect(source.match(/nprogress\.configure\(.*\)/g)).toEqual([
    'nprogress.configure({ showSpinner: false })',
  ]);
  expect(source).toContain('const delay = 200;');
});
