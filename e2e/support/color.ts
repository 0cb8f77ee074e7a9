import type { Locator } from '@playwright/test';

/** The relative luminance of an element's color, as in WCAG: from 0 (black) to 1 (white). */
export function getLuminance(element: Locator, property: 'color' | 'background-color'): Promise<number> {
  return element.evaluate((node, name) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d')!;
    pixel.fillStyle = getComputedStyle(node).getPropertyValue(name);
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }, property);
}
