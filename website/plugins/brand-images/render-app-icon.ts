import fs from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { BACKGROUND, type AppIcon } from './app-icons';

const icon = fs.readFileSync(path.join(__dirname, '../../static/img/icon.svg'), 'utf8');

/** The icon without round corners, and smaller: a system may cut off a fifth of it on each side. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${BACKGROUND}"/>${icon.replace('<svg ', '<svg x="4" y="4" width="24" height="24" ')}</svg>`;

export async function renderAppIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const image = await renderAsync(purpose ? maskable : icon, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}
