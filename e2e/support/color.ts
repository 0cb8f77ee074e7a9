import type { Frame, Locator, Page } from '@playwright/test';

/** What computes contrasts in a page. A color may be transparent, so it is painted over what is behind it. */
interface Colors {
  /** The relative luminance of colors from back to front, as in WCAG: from 0 (black) to 1 (white). */
  readonly luminanceOf: (colors: readonly string[]) => number;
  /** The contrast of a color with the colors behind it, as in WCAG: from 1 to 21. */
  readonly contrastOf: (color: string, behind: readonly string[]) => number;
  readonly parentOf: (node: Element) => Element | undefined;
  /** The backgrounds of an element and of those around it, from back to front. */
  readonly backgroundsOf: (node: Element | undefined) => string[];
}

declare global {
  interface Window {
    colors: Colors;
  }
}

/** Adds `window.colors` to a page or frame. */
export async function addColors(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const luminanceOf = (colors: readonly string[]) => {
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
    const contrastOf = (color: string, behind: readonly string[]) => {
      const [front, back] = [luminanceOf([...behind, color]), luminanceOf(behind)];
      return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    };
    const parentOf = (node: Element) =>
      node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : undefined);
    const backgroundsOf = (node: Element | undefined): string[] =>
      node ? [...backgroundsOf(parentOf(node)), getComputedStyle(node).backgroundColor] : [];
    window.colors = { luminanceOf, contrastOf, parentOf, backgroundsOf };
  });
}

/** The relative luminance of an element's color. */
export async function getLuminance(
  element: Locator,
  property: 'color' | 'background-color',
): Promise<number> {
  await addColors(element.page());
  return element.evaluate(
    (node, name) => window.colors.luminanceOf([getComputedStyle(node).getPropertyValue(name)]),
    property,
  );
}
