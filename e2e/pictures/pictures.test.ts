import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hashHome, hashSource, pictureNames } from './sources.ts';

const MODES = ['light', 'dark'];
const png = (name: string, mode: string) => readFileSync(`website/static/img/results/${name}-${mode}.png`);

/** The size of a picture in CSS pixels, half of that in the PNG's first chunk. */
const sizeOf = (name: string, mode: string) => {
  const image = png(name, mode);
  return { width: image.readUInt32BE(16) / 2, height: image.readUInt32BE(20) / 2 };
};

it('each picture shows the code of its page', async () => {
  const record = Object.fromEntries(
    pictureNames.toSorted().map((name) => [name, { ...sizeOf(name, 'light'), source: hashSource(name) }]),
  );
  await expect(`${JSON.stringify(record, undefined, 2)}\n`).toMatchFileSnapshot(
    '../../website/src/components/Result/pictures.json',
    'The code has changed since its picture was taken. Run npm run pictures.',
  );
});

it('the pictures of the README show the first screen of the home page', async () => {
  await expect(`${hashHome()}\n`).toMatchFileSnapshot(
    'home.snap.txt',
    'The home page has changed since its pictures were taken. Run npm run pictures.',
  );
  for (const mode of MODES) expect(readFileSync(`.github/home-${mode}.png`).length).toBeLessThan(150_000);
});

it.each(pictureNames)('%s exists in both modes, at the same size', (name) => {
  expect(sizeOf(name, 'dark')).toEqual(sizeOf(name, 'light'));
  for (const mode of MODES) expect(png(name, mode).length).toBeLessThan(40_000);
});
