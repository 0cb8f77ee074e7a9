import fs from 'node:fs';
import type { Font } from 'satori';

const file = (name: string) =>
  fs.readFileSync(require.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${name}.woff`));

/** The display font, in the weights and scripts that the images need. */
export const fonts: Font[] = [
  { name: 'Familjen Grotesk', weight: 700, style: 'normal', data: file('latin-700-normal') },
  { name: 'Familjen Grotesk', weight: 700, style: 'normal', data: file('latin-ext-700-normal') },
  { name: 'Familjen Grotesk', weight: 400, style: 'normal', data: file('latin-400-normal') },
  { name: 'Familjen Grotesk', weight: 400, style: 'normal', data: file('latin-ext-400-normal') },
];
