/** The background of the icon. */
export const BACKGROUND = '#1b202b';

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
