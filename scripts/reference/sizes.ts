import { bytesOf, sizes } from '../../packages/react/src/testing/sizes.ts';
import type { Section } from './regions.ts';
import { table } from './table.ts';

/** With one decimal, rounded up. The space is a non-breaking one, for narrow tables. */
const formatKilobytes = (bytes: number) => `${(Math.ceil(bytes / 100) / 10).toFixed(1)}&nbsp;kB`;

const isAddition = ({ addedTo }: { addedTo?: string }) => addedTo !== undefined;

/** What an app loads (`total`), or what a part adds to one with a hook (`added`), as a bundler measures it now. */
export const sizeList: Section = ({ subject }) => {
  if (subject !== 'total' && subject !== 'added')
    throw new Error(`"${subject}" has no sizes; use total or added.`);
  return table(
    ['What', 'Size'],
    sizes
      .filter((size) => isAddition(size) === (subject === 'added'))
      .map((size) => ({ What: size.what, Size: formatKilobytes(bytesOf(size)) })),
  );
};
