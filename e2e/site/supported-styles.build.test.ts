import { readFileSync } from 'node:fs';
import path from 'node:path';
import DoIUse from 'doiuse/lib/DoIUse.js';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { listFiles, readHtmlFiles, siteDirectory } from '../support/built-site.ts';
import { supportedBrowsers } from '../support/supported-browsers.ts';

const SITE = siteDirectory();

/** Features of CSS that some supported browsers lack, without harm. */
const HARMLESS: Readonly<Record<string, string>> = {
  'css-scrollbar': 'Scrollbars have their usual width.',
  'css-content-visibility': 'What is out of view is drawn, too.',
  'css-media-scripting': 'With JavaScript off, controls that need it are shown.',
  'css3-cursors': 'A phone has no cursor.',
  'css-touch-action': 'A Mac has no touch screen.',
  'css-resize': 'A text area keeps its size.',
  'text-size-adjust': 'Only browsers that enlarge text on their own need it.',
};

/** The features of the style sheets that a supported browser lacks as a whole. */
async function findUnsupportedStyles(sheets: readonly { file: string; css: string }[]) {
  const found = new Map<string, string>();
  for (const { file, css } of sheets) {
    const plugin = new DoIUse({
      browsers: supportedBrowsers,
      onFeatureUsage: ({ feature, featureData, usage }) => {
        if (featureData.missing)
          found.set(feature, `${file}: ${usage.toString().slice(0, 80)} (${featureData.missing})`);
      },
    });
    await postcss([plugin]).process(css, { from: file });
  }
  return found;
}

it('no style sheet uses a feature that a supported browser lacks, except where it does no harm', async () => {
  const linked = listFiles(SITE)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, css: readFileSync(path.join(SITE, file), 'utf8') }));
  const inline = readHtmlFiles(SITE)
    .filter(({ file }) => /^(?:index|404|docs\/intro\/index|assets\/app\/.+)\.html$/.test(file))
    .flatMap(({ file, html }) =>
      Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => ({ file, css })),
    );
  expect(linked.length).toBeGreaterThan(3);
  expect(inline.length).toBeGreaterThan(3);
  const found = await findUnsupportedStyles([...linked, ...inline]);
  const harmful = Array.from(found).filter(([feature]) => !(feature in HARMLESS));
  expect(harmful).toEqual([]);
  expect(Object.keys(HARMLESS).filter((feature) => !found.has(feature))).toEqual([]);
});
