import type { Page } from '@playwright/test';

interface Outlines {
  readonly count: number;
  /** The elements without an outline that has a contrast of 3:1 with what is around it. */
  readonly faint: readonly string[];
}

/**
 * Moves the focus to each element that Tab reaches, and reads its outline.
 *
 * @param part - The selector of the part to check.
 */
export async function readOutlines(page: Page, part = 'html'): Promise<Outlines> {
  // A focus that a script moves is drawn if the last input was a key.
  await page.keyboard.press('Shift');
  return page.evaluate(async (selector) => {
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
    const find = (root: Element | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
        ...(node.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') ? [node] : []),
        ...(node.shadowRoot ? find(node.shadowRoot) : []),
      ]);
    const reached = [...document.querySelectorAll(selector)].flatMap(find).filter((node) => {
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
  }, part);
}
