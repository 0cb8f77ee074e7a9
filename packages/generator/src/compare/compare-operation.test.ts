import { expect, test } from 'vitest';
import { compare } from '../compare.js';
import { detailsBetween } from '../../test/support/changes-of.js';

const ok = { 204: { description: '' } };
const server = (url: string) => ({ servers: [{ url }], responses: ok });
const redeploy = 'run generate, and deploy your app again';

/** A document with operations by `METHOD /path`. */
function documentOf(operations: Record<string, object>, schemas: object = {}): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = key.split(' ');
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      in: 'path',
      name,
      required: true,
      schema: { type: 'string' },
    }));
    paths[path] = { ...paths[path], [method]: { parameters, responses: ok, ...operation } };
  }
  return { openapi: '3.1.0', paths, components: { schemas } };
}

test.each<{ what: string; before: Record<string, object>; after: Record<string, object>; want: string[] }>([
  {
    what: 'another name',
    before: { 'get /pets': { operationId: 'listPets' } },
    after: { 'get /pets': { operationId: 'allPets' } },
    want: ['! is now named `allPets`: import `useAllPets` instead of `useListPets`'],
  },
  {
    what: 'another name, and another name of the path parameter',
    before: { 'get /pets/{id}': { operationId: 'getPet' }, 'put /pets/{id}': { operationId: 'setPet' } },
    after: {
      'get /pets/{petId}': { operationId: 'readPet' },
      'put /pets/{petId}': { operationId: 'setPet' },
    },
    want: [
      '! is now named `readPet`: import `useReadPet` instead of `useGetPet`',
      "! path parameter `id` is removed: don't send it",
      '! path parameter `petId` is added, and is required: always send it',
      "! path parameter `id` is removed: don't send it",
      '! path parameter `petId` is added, and is required: always send it',
    ],
  },
  {
    what: 'another path',
    before: { 'get /pets': { operationId: 'a' } },
    after: { 'get /animals': { operationId: 'a' } },
    want: [`! is now \`GET /animals\` (was \`GET /pets\`): ${redeploy}`],
  },
  {
    what: 'another method',
    before: { 'post /pets': { operationId: 'a' } },
    after: { 'put /pets': { operationId: 'a' } },
    want: [`! is now \`PUT /pets\` (was \`POST /pets\`): ${redeploy}`],
  },
  {
    what: 'a path that is part of another',
    before: { 'get /a/{x}/b': { operationId: 'a' }, 'get /a/b': { operationId: 'b' } },
    after: { 'get /a/{x}/b': { operationId: 'c' }, 'get /a/b': { operationId: 'b' } },
    want: ['! is now named `c`: import `useC` instead of `useA`'],
  },
  {
    what: 'deprecated',
    before: { 'get /pets': { operationId: 'a' } },
    after: { 'get /pets': { operationId: 'a', deprecated: true } },
    want: ['is deprecated'],
  },
  {
    what: 'deprecated before and after',
    before: { 'get /pets': { operationId: 'a', deprecated: true } },
    after: { 'get /pets': { operationId: 'a', deprecated: true } },
    want: [],
  },
  {
    what: 'no longer deprecated',
    before: { 'get /pets': { operationId: 'a', deprecated: true } },
    after: { 'get /pets': { operationId: 'a' } },
    want: [],
  },
  {
    what: 'a server of its own',
    before: { 'get /pets': { operationId: 'a', ...server('https://a.example') } },
    after: { 'get /pets': { operationId: 'a', ...server('https://b.example') } },
    want: ['is now at `https://b.example`'],
  },
  {
    what: 'no server of its own',
    before: { 'get /pets': { operationId: 'a', ...server('https://a.example') } },
    after: { 'get /pets': { operationId: 'a' } },
    want: ['is now at no own server: set `baseURL`'],
  },
])('$what', ({ before, after, want }) => {
  expect(detailsBetween(documentOf(before), documentOf(after))).toEqual(want);
});

test('a removed and an added operation are not paired', () => {
  const changes = compare(
    JSON.stringify(documentOf({ 'get /a': { operationId: 'a' }, 'get /b': { operationId: 'b' } })),
    JSON.stringify(documentOf({ 'get /c': { operationId: 'c' }, 'get /b': { operationId: 'b' } })),
  );
  expect(changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['removed a', 'added c']);
});

test('operations are paired by name before method and path', () => {
  const before = documentOf({ 'get /a': { operationId: 'a' }, 'get /b': { operationId: 'b' } });
  const after = documentOf({ 'get /a': { operationId: 'b' }, 'get /b': { operationId: 'a' } });
  expect(detailsBetween(before, after)).toEqual([
    `! is now \`GET /b\` (was \`GET /a\`): ${redeploy}`,
    `! is now \`GET /a\` (was \`GET /b\`): ${redeploy}`,
  ]);
});

test.each(['Request', 'Data', 'Error'])('a schema that takes the name of a %s type', (part) => {
  const operations = { 'get /a': { operationId: 'getA' } };
  const name = `GetA${part}`;
  const taken = documentOf(operations, { [name]: { type: 'string' } });
  expect(detailsBetween(documentOf(operations), taken, 'operation')).toEqual([
    expect.stringMatching(new RegExp(`^! has the type \`\\w+\` now: import it instead of \`${name}\`$`)),
  ]);
  expect(detailsBetween(taken, taken)).toEqual([]);
});
