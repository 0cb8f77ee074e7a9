import type { Frame, Page } from '@playwright/test';
import { addColors } from './color.ts';

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
export async function readOutlines(page: Page | Frame, part = 'html'): Promise<Outlines> {
  // A focus that a script moves is drawn if the last input was a key.
  await ('keyboard' in page ? page : page.page()).keyboard.press('Shift');
  await addColors(page);
  return page.evaluate(async (selector) => {
    const { backgroundsOf, contrastOf, parentOf } = window.colors;
    const isVisible = (node: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(node);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return false;
      // An outline within the element is on its own background, otherwise on what is around it.
      const around = backgroundsOf(parseFloat(outlineOffset) < 0 ? node : parentOf(node));
      return contrastOf(outlineColor, around) >= 3;
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
