import fs from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

const icon = fs.readFileSync(path.join(__dirname, '../../static/img/icon.svg'), 'utf8');
/** The background of the icon. */
export const BACKGROUND = '#1b202b';

/** The icon without round corners, and smaller: a system may cut off a fifth of it on each side. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${BACKGROUND}"/>${icon.replace('<svg ', '<svg x="4" y="4" width="24" height="24" ')}</svg>`;

export interface AppIcon {
  readonly file: string;
  readonly size: number;
  readonly purpose?: 'maskable';
}

/** The icons of the installed site. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The icon of the home screen of iOS, which rounds its corners. */
export const touchIcon: AppIcon = { file: 'icon-180.png', size: 180, purpose: 'maskable' };

export async function renderAppIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const image = await renderAsync(purpose ? maskable : icon, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}
