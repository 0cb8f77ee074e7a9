import { createElement as h } from 'react';
import satori from 'satori';
import { fonts } from './fonts';
import { iconAddress } from './icon';

const INK = { light: '#1d1f26', dark: '#e9e7e2' };

/** The icon with the name beside it as outlines, so that it looks the same without the font: SVG text, 64 units high. */
export function drawNameMark(name: string, mode: keyof typeof INK): Promise<string> {
  return satori(
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 16, height: 64 } },
      h('img', { src: iconAddress, width: 64, height: 64 }),
      h('div', { style: { fontSize: 44, fontWeight: 700, letterSpacing: -0.5, color: INK[mode] } }, name),
    ),
    { height: 64, width: 100 + name.length * 26, fonts },
  );
}
