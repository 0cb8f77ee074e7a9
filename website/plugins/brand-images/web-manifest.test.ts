import { readFileSync } from 'node:fs';
import path from 'node:path';
import { identityFrom } from '@hookloom/identity';
import { expect, it } from 'vitest';
import { appIcons, BACKGROUND } from './app-icons';
import { renderAppIcon } from './render-app-icon';
import { webManifest } from './web-manifest';

it('names the product, and stays within the base URL', () => {
  const manifest = webManifest(identityFrom({ PRODUCT_NAME: 'Acme API' }), '/base/', 'en');
  expect(manifest).toMatchObject({ name: 'Acme API', start_url: '/base/', scope: '/base/', id: '/base/' });
});

// What Chromium asks for, and an icon that Android may cut: https://web.dev/articles/install-criteria
it.each([
  [192, 'any'],
  [512, 'any'],
  [512, 'maskable'],
])('has an icon of %i pixels for the purpose %s, of that size', async (size, purpose) => {
  const manifest = webManifest(identityFrom({}), '/base/', 'en') as {
    icons: { sizes: string; purpose: string; src: string }[];
  };
  const listed = manifest.icons.find((icon) => icon.sizes === `${size}x${size}` && icon.purpose === purpose);
  const icon = appIcons.find(({ file }) => listed?.src === `/base/img/${file}`);
  const png = await renderAppIcon(icon!);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

it('has the colors of the default color mode, and the background of the icon', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');
  const { background_color: ground } = webManifest(identityFrom({}), '/', 'en') as Record<string, string>;
  const [, dark = ''] = read('src/css/tokens.css').split("[data-theme='dark'] {");
  expect(dark).toContain(`--hl-ground: ${ground};`);
  expect(read('static/img/icon.svg')).toContain(`<rect width="32" height="32" rx="8" fill="${BACKGROUND}"/>`);
});
