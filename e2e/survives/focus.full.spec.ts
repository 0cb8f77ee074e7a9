import type { Page } from '@playwright/test';
import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { PATHS_WITH_CONTROLS } from '../support/controls.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

interface Stops {
  readonly count: number;
  /** The elements without an outline that has a contrast of 3:1 with what is around it. */
  readonly faint: readonly string[];
}

/** Moves the focus to each element that Tab reaches, and reads its outline. */
const readOutlines = (page: Page): Promise<Stops> =>
  page.evaluate(async () => {
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
    /** The backgrounds behind an element, from back to front. */
    const backgroundsOf = (node: Element | undefined): string[] =>
      node ? [...backgroundsOf(parentOf(node)), getComputedStyle(node).backgroundColor] : [];
    const contrast = (one: number, other: number) =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const isVisible = (node: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(node);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return false;
      // An outline within the element is on its own background, otherwise on what is around it.
      const around = backgroundsOf(parseFloat(outlineOffset) < 0 ? node : parentOf(node));
      return contrast(luminanceOver([...around, outlineColor]), luminanceOver(around)) >= 3;
    };
    const find = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
        ...(node.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') ? [node] : []),
        ...(node.shadowRoot ? find(node.shadowRoot) : []),
      ]);
    const reached = find(document).filter((node) => {
      if (node.tabIndex < 0 || !node.checkVisibility({ visibilityProperty: true })) return false;
      node.focus({ preventScroll: true });
      return (node.getRootNode() as Document | ShadowRoot).activeElement === node;
    });
    const faint: string[] = [];
    for (const node of reached) {
      node.focus({ preventScroll: true });
      const editor = node.closest('.cm-editor');
      // An editor draws the outline around its text and line numbers, a moment later.
      if (editor) await new Promise((resolve) => setTimeout(resolve, 200));
      for (const animation of document.getAnimations()) animation.finish();
      if (isVisible(node) || (editor && isVisible(editor))) continue;
      const { outline, outlineOffset } = getComputedStyle(node);
      faint.push(`${node.outerHTML.slice(0, 90)} ${outline} ${outlineOffset}`);
    }
    return { count: reached.length, faint };
  });

for (const mode of COLOR_MODES)
  test(`everything that has the focus has an outline with a contrast of 3:1, in ${mode}`, async ({
    page,
  }) => {
    for (const path of PATHS_WITH_CONTROLS) {
      await gotoInMode(page, path, mode);
      // A focus that a script moves is drawn if the last input was a key.
      await page.keyboard.press('Tab');
      const { count, faint } = await readOutlines(page);
      expect(count, path).toBeGreaterThan(15);
      expect(faint, path).toEqual([]);
    }
  });
