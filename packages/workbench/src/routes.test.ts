import { expect, test } from 'vitest';
import { formatRoute, home, parseRoute, type Route } from './routes.ts';

test.for<[hash: string, route: Partial<Route>]>([
  ['#/', {}],
  ['#/?by=path&q=pet', { by: 'path', query: 'pet' }],
  ['#/petstore', { view: 'source', source: 'petstore' }],
  ['#/petstore/changes', { view: 'changes', source: 'petstore' }],
  ['#/petstore/operations/getPetById', { view: 'operation', source: 'petstore', name: 'getPetById' }],
  [
    '#/petstore/operations/getPetById/code',
    { view: 'operation', source: 'petstore', name: 'getPetById', tab: 'code' },
  ],
  ['#/petstore/schemas/A%2FB?q=%26%23', { view: 'schema', source: 'petstore', name: 'A/B', query: '&#' }],
])('%s is a URL that can be reloaded', ([hash, want]) => {
  const route = { ...home, ...want };
  expect(parseRoute(hash)).toEqual(route);
  expect(formatRoute(route)).toBe(hash);
});

test.for([
  '',
  '#',
  '#/%',
  '#/a/constructor/b',
  '#/a/operations',
  '#/a/operations/b/none',
  '#/a?by=__proto__',
])('the unknown hash %j shows the nearest view', (hash) => {
  const route = parseRoute(hash);
  expect(parseRoute(formatRoute(route))).toEqual(route);
  expect(route).toMatchObject({ tab: 'reference', by: 'tag' });
});
