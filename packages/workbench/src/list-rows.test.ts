import { expect, test } from 'vitest';
import { listRows, type ListRow } from './list-rows.ts';
import { sourceWith } from './testing/source-with.ts';

const get = (operationId: string) => ({ get: { operationId } });
const { index } = sourceWith(
  { '/pets/{id}': get('getPet'), '/owners': get('getOwners'), '/pets': get('getPets') },
  { Pet: {} },
);
const tagged = {
  ...index,
  operations: index.operations.map((one) => ({
    ...one,
    tags: one.name === 'getOwners' ? [] : ['pets', 'all', 'pets'],
  })),
};
const textOf = (row: ListRow) =>
  row.kind === 'heading' ? `# ${row.text}` : row.kind === 'schema' ? row.name : row.operation.name;

test('operations are listed by tag, by path, and schemas by name', () => {
  expect(listRows(tagged, 'tag').map(textOf)).toEqual([
    '# pets',
    'getPet',
    'getPets',
    '# all',
    'getPet',
    'getPets',
    '# Without a tag',
    'getOwners',
  ]);
  expect(listRows(index, 'path').map(textOf)).toEqual([
    '# /owners',
    'getOwners',
    '# /pets',
    'getPets',
    'getPet',
  ]);
  expect(listRows(index, 'schema').map(textOf)).toEqual(['Pet']);
});

test('operations without tags need no heading of their own kind', () => {
  expect(textOf(listRows(index, 'tag')[0]!)).toBe('# Operations');
});
