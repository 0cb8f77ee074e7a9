import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import pictures from '../../website/src/components/Result/pictures.json' with { type: 'json' };
import { hashSource, pictureNames } from '../packed/picture-sources.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly source: string;
}

const recorded: Readonly<Record<string, Picture>> = pictures;

it('each picture is taken by a test', () => {
  expect(Object.keys(recorded)).toEqual(pictureNames.toSorted());
});

it.each(pictureNames)('%s shows the app of the page, in both modes', (name) => {
  const { width, height, source } = recorded[name]!;
  expect(source, `The app on the page has changed. Run npm run pictures.`).toBe(hashSource(name));
  for (const mode of ['light', 'dark']) {
    const file = `website/static/img/results/${name}-${mode}.png`;
    expect(statSync(file).size, file).toBeLessThan(40_000);
    // The size in a PNG's first chunk.
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
  }
});
