import type { Frame, Page } from '@playwright/test';
import { addAxe } from './axe.ts';
import { addColors } from './color.ts';

interface Unclear {
  /** How many results axe leaves open. */
  readonly count: number;
  /** Those whose text doesn't have a contrast of 4.5:1 with what is behind it. */
  readonly faint: readonly string[];
}

/** Computes the contrast of texts whose background axe can't determine: in drawings, or cut by an edge that scrolls. */
export async function readUnclear(page: Page | Frame): Promise<Unclear> {
  await addAxe(page);
  await addColors(page);
  return page.evaluate(async () => {
    const { incomplete } = await window.axe!.run('html', {
      resultTypes: ['incomplete'],
      preload: false,
      iframes: false,
      elementRef: true,
      runOnly: { type: 'rule', values: ['color-contrast'] },
    });
    const { backgroundsOf, contrastOf } = window.colors;
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
    const contrastOfText = (node: Element) => {
      const drawing = outermost(node);
      const behind = [...backgroundsOf(node), ...(drawing ? fillsBehind(node, drawing) : [])];
      const { color, fill } = getComputedStyle(node);
      return contrastOf(drawing ? fill : color, behind);
    };
    const nodes = incomplete.flatMap((result) =>
      result.nodes.map(({ element }) => element as unknown as Element),
    );
    // The arrows of an editor are shapes, not text: 3:1.
    const least = (node: Element) => (node.closest('.cm-foldGutter') ? 3 : 4.5);
    return {
      count: nodes.length,
      faint: nodes
        .filter((node) => !(contrastOfText(node) >= least(node)))
        .map((node) => `${contrastOfText(node).toFixed(2)} ${node.outerHTML.slice(0, 120)}`),
    };
  });
}
