import { Resvg } from '@resvg/resvg-js';
import type { Identity } from '@hookloom/identity';
import { createElement as h } from 'react';
import satori from 'satori';
import { fonts } from './fonts';
import { iconDataUrl } from './icon';

export interface CardText {
  readonly title: string;
  readonly description: string;
}

const SIZE = { width: 1200, height: 630 };

/** Renders a page's social card: a PNG of 1200 × 630 pixels. */
export async function renderCard({ title, description }: CardText, identity: Identity): Promise<Buffer> {
  const svg = await satori(
    h(
      'div',
      {
        style: {
          ...SIZE,
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '72px 80px',
          background: '#111319',
          color: '#e9e7e2',
          fontFamily: 'Familjen Grotesk',
          borderBottom: '14px solid #f0b93a',
        },
      },
      h(
        'div',
        { style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 700 } },
        h('img', { src: iconDataUrl, width: 60, height: 60 }),
        identity.name.display,
      ),
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column', gap: 24 } },
        h(
          'div',
          {
            style: {
              fontSize: title.length > 32 ? 68 : 86,
              fontWeight: 700,
              letterSpacing: -1.5,
              lineHeight: 1.05,
            },
          },
          title,
        ),
        h('div', { style: { fontSize: 32, lineHeight: 1.4, color: '#a6aab6', maxWidth: 980 } }, description),
      ),
    ),
    { ...SIZE, fonts },
  );
  // Its text is outlines already. Looking through the system's fonts would take a third of the time.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
