import { createElement as h } from 'react';
import satori from 'satori';
import { fonts } from './fonts';
import { iconDataUrl } from './icon';
import { getNameMarkSize } from './name-mark-size';

const INK = { light: '#1d1f26', dark: '#e9e7e2' };

/** Renders the icon and the name as an SVG, 64 units high. The text is outlines, so it doesn't need the font. */
export function renderNameMark(name: string, mode: keyof typeof INK): Promise<string> {
  return satori(
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 16, height: 64 } },
      h('img', { src: iconDataUrl, width: 64, height: 64 }),
      h('div', { style: { fontSize: 44, fontWeight: 700, letterSpacing: -0.5, color: INK[mode] } }, name),
    ),
    { ...getNameMarkSize(name), fonts },
  );
}
