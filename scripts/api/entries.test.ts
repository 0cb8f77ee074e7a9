import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedPackages } from '../published-packages.ts';
import { entriesOf } from './entries.ts';

test('each module that a package exports is an entry, by the types of its default condition', () => {
  const entries = entriesOf({
    '.': { 'react-server': './src/index.server.ts', default: './src/index.ts' },
    './checks/all': './src/checks.ts',
    './nested': { node: './src/node.ts', default: { default: './src/nested.tsx' } },
    './no-default': { node: './src/node.ts' },
    './schema.json': './schema.json',
    './package.json': './package.json',
  });
  expect(entries).toEqual([
    { name: 'index', declarations: 'index.d.ts' },
    { name: 'checks-all', declarations: 'checks.d.ts' },
    { name: 'nested', declarations: 'nested.d.ts' },
  ]);
});

test.for(publishedPackages)('each entry of $name has a report, and each report an entry', ({ folder }) => {
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    exports: Parameters<typeof entriesOf>[0];
  };
  const names = entriesOf(exports).map(({ name }) => `${name}.api.md`);
  const reports = names.length > 0 ? readdirSync(`${folder}/api`) : [];
  expect(reports.toSorted()).toEqual(names.toSorted());
});
