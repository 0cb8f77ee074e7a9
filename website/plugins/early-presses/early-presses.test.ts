import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import enableToggle from './enable-toggle-loader';
import { rememberPresses } from './remember-presses';

it("enables the installed theme's toggle, and fails if the theme disables it differently", () => {
  const theme = path.dirname(
    createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json'),
  );
  const source = readFileSync(path.join(theme, 'lib/theme/ColorModeToggle/index.js'), 'utf8');
  expect(source).toContain('disabled');
  expect(enableToggle(source)).not.toMatch(/disabled=/);
  expect(() => enableToggle('<button disabled={isServer}>')).toThrow('adapt enable-toggle-loader.js');
});

it('adds less than 550 bytes to each page', async () => {
  const { code } = await transform(rememberPresses, { minify: true });
  expect(code.length).toBeLessThan(550);
});
