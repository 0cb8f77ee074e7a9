import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { PAGES } from './pages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

interface Unclear {
  /** How many results axe leaves open. */
  readonly count: number;
  /** Those whose text doesn't have a contrast of 4.5:1 with what is behind it. */
  readonly faint: readonly string[];
}

/** Computes the contrast of texts whose background axe can't determine: in drawings, or cut by an edge that scrolls. */
const readUnclear = (page: Page): Promise<Unclear> =>
  page.evaluate(async () => {
    type Axe = { run: (part: string, options: RunOptions) => Promise<AxeResults> };
    const { incomplete } = await (window as unknown as { axe: Axe }).axe.run('html', {
      resultTypes: ['incomplete'],
      preload: false,
      elementRef: true,
      runOnly: { type: 'rule', values: ['color-contrast'] },
    });
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const luminanceOver = (colors: readonly string[]) => {
      pixel.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        pixel.fillStyle = color;
        pixel.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const parentOf = (node: Element) =>
      node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : undefined);
    const backgroundsOf = (node: Element | undefined): string[] =>
      node ? [...backgroundsOf(parentOf(node)), getComputedStyle(node).backgroundColor] : [];
    const outermost = (node: Element): Element | null =>
      node.parentElement?.closest('svg')
        ? outermost(node.parentElement.closest('svg')!)
        : node.closest('svg');
    /** The shapes of a drawing that are behind the middle of a text. */
    const fillsBehind = (text: Element, drawing: Element) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      return [...drawing.querySelectorAll('rect, circle')]
        .filter((shape) => {
          const box = shape.getBoundingClientRect();
          const isBefore = shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
          return isBefore && box.left <= left && left <= box.right && box.top <= top && top <= box.bottom;
        })
        .map((shape) => getComputedStyle(shape).fill)
        .filter((fill) => fill.startsWith('rgb'));
    };
    const contrastOf = (node: Element) => {
      const drawing = outermost(node);
      const behind = [...backgroundsOf(node), ...(drawing ? fillsBehind(node, drawing) : [])];
      const { color, fill } = getComputedStyle(node);
      const [text, back] = [luminanceOver([...behind, drawing ? fill : color]), luminanceOver(behind)];
      return (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
    };
    const nodes = incomplete.flatMap((result) =>
      result.nodes.map(({ element }) => element as unknown as Element),
    );
    // The arrows of an editor are shapes, not text: 3:1.
    const least = (node: Element) => (node.closest('.cm-foldGutter') ? 3 : 4.5);
    return {
      count: nodes.length,
      faint: nodes
        .filter((node) => !(contrastOf(node) >= least(node)))
        .map((node) => `${contrastOf(node).toFixed(2)} ${node.outerHTML.slice(0, 120)}`),
    };
  });

for (const mode of COLOR_MODES)
  test(`text whose background axe can't determine has a contrast of 4.5:1, in ${mode}`, async ({ page }) => {
    let total = 0;
    for (const path of PAGES) {
      await gotoInMode(page, path, mode);
      await page.evaluate(AXE);
      const { count, faint } = await readUnclear(page);
      total += count;
      expect(faint, path).toEqual([]);
    }
    expect(total).toBeGreaterThan(50);
  });
