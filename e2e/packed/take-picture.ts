import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hashSource } from './picture-sources.ts';

/** The width of pictures, in CSS pixels. */
export const WIDTH = 640;

const file = (path: string) => fileURLToPath(new URL(`../../website/${path}`, import.meta.url));
const RECORD = file('src/components/Result/pictures.json');

/** Updates a picture of the docs in both color modes. Only `npm run pictures` does, because fonts differ between machines. */
export async function takePicture(tab: Page, name: string, height: number): Promise<void> {
  if (!process.env['PICTURES']) return;
  const size = { width: WIDTH, height };
  await tab.setViewportSize(size);
  await tab.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme });
    const path = file(`static/img/results/${name}-${colorScheme}.png`);
    await tab.screenshot({ path, animations: 'disabled', caret: 'hide' });
  }
  const record = JSON.parse(await readFile(RECORD, 'utf8')) as Record<string, object>;
  const updated = Object.entries({ ...record, [name]: { ...size, source: hashSource(name) } });
  const sorted = Object.fromEntries(updated.sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(RECORD, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
