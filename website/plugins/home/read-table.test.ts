import { expect, it } from 'vitest';
import { findRow, readTable } from './read-table';

const page = `## Sizes {#sizes}

| What    | Size        |
| ------- | ----------: |
| \`a\`: b | 4.0&nbsp;kB |

## Others

| What |
| ---- |
| c    |
`;

it('reads the rows of the table below a heading', () => {
  expect(readTable(page, '## Sizes')).toEqual([{ What: 'a: b', Size: '4.0 kB' }]);
});

it.each([
  '## Missing',
  '{#sizes}\n\n| What    | Size        |\n| ------- | ----------: |\n| `a`: b | 4.0&nbsp;kB |',
])('fails without a table: %j', (heading) => {
  expect(() => readTable(page, heading)).toThrow('no table below');
});

it('finds a row by the beginning of its first cell, and fails without one', () => {
  const rows = readTable(page, '## Sizes');
  expect(findRow(rows, 'a:')['Size']).toBe('4.0 kB');
  expect(() => findRow(rows, 'd')).toThrow('no row that begins with "d"');
});
