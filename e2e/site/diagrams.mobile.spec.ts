import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';
import { defaultIdentity } from '@hookloom/identity';

const { slug } = defaultIdentity.name;

const DIAGRAMS = [
  [
    '/docs/react/api/network-state',
    'the states of a slot',
    'Starting a call leads from every state to pending',
  ],
  [`/docs/how-${slug}-works/`, 'the way from the document to the hook', 'saves your spec'],
  [
    '/docs/react/core-concepts/state-management',
    'who shares a slot',
    'share one slot, whatever request they pass',
  ],
  ['/docs/react/core-concepts/lifecycle-binding', 'who keeps a slot', 'PetPanel owns the slot too'],
] as const;

for (const [address, name, words] of DIAGRAMS) {
  test(`the diagram of ${name} is readable on a phone, and has a text alternative`, async ({ page }) => {
    await openHydrated(page, address);
    const figure = page.getByRole('figure');
    await expect(figure).toContainText(words);
    const sizes = await figure.evaluate((node) => {
      const found: number[] = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement as Element;
        if (!texts.currentNode.nodeValue?.trim() || element.matches('title')) continue;
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
        found.push(parseFloat(getComputedStyle(element).fontSize) * scale);
      }
      return found;
    });
    expect(sizes.length).toBeGreaterThan(8);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
}
