import { afterEach, expect, it } from 'vitest';
import { defaultIdentity } from '@hookloom/identity';
import { renderCard } from './card';
import { createCardDrawer } from './draw-cards';

let drawer = createCardDrawer(defaultIdentity);
afterEach(async () => {
  await drawer.close();
  drawer = createCardDrawer(defaultIdentity);
});

it('draws cards on a thread of its own', async () => {
  for (const title of ['Intro', 'Streams']) {
    const image = await drawer.draw({ title, description: 'About it.' });
    expect(image.equals(await renderCard(title, 'About it.', defaultIdentity))).toBe(true);
  }
});

it('fails with what went wrong on that thread', async () => {
  const card = { title: undefined as unknown as string, description: 'About it.' };
  await expect(drawer.draw(card)).rejects.toThrow('length');
});
