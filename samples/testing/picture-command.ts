import { readFile } from 'node:fs/promises';
import type { BrowserCommand } from 'vitest/node';
import { takePicture, WIDTH } from '../../e2e/pictures/take-picture.ts';

const FRAME = 'iframe[data-vitest]';

/** Takes a picture of what a test renders, with the styles of the app that `init` creates. */
export const pictureCommand: BrowserCommand<[name: string, height: number]> = async (
  context,
  name,
  height,
) => {
  if (!process.env['PICTURES']) return;
  const { page } = context;
  await page.locator(FRAME).evaluate(
    (element, size) => {
      // Vitest scales the frame down until it fits into its page.
      for (let each = element.parentElement; each; each = each.parentElement) each.style.transform = 'none';
      Object.assign((element as HTMLElement).style, { position: 'fixed', inset: '0', ...size });
    },
    { width: `${String(WIDTH)}px`, height: `${String(height)}px` },
  );
  const content = await readFile(new URL('../getting-started/index.css', import.meta.url), 'utf8');
  const styles = await (await context.frame()).addStyleTag({ content });
  await takePicture(page, name, height, page.locator(FRAME));
  await styles.evaluate((element) => (element as HTMLElement).remove());
};
